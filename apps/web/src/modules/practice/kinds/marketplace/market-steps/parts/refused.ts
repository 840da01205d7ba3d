import { ServerRefusal } from '@titian/site'

const place = /^decisions\.(\d+)\.command\.?/

type FieldOfPath = (path: string, at: number) => string

/** Returns the refusal of decisions with the field names of the form. */
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
