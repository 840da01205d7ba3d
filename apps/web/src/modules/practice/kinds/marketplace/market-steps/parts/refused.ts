import { ServerRefusal } from '@titian/site'

const place = /^decisions\.(\d+)\.command\.?/

type FieldOfPath = (path: string, at: number) => string

/** The refusal of decisions with the fields as the form has them. */
export function asFormRefusal(error: unknown, fieldOf: FieldOfPath): unknown {
  if (!(error instanceof ServerRefusal)) return error
  const fields = Object.entries(error.fields).map(([path, words]) => {
    const at = Number(place.exec(path)?.[1] ?? 0)
    return [fieldOf(path.replace(place, ''), at), words]
  })
  return new ServerRefusal(error.path, error.status, {
    code: error.code,
    msg: error.msg,
    extend: { ...error.extend, fields: Object.fromEntries(fields) },
  })
}
