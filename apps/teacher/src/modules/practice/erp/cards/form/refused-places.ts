import { ServerRefusal } from '@titian/site'
import { withoutContent } from './card-values.ts'

/** Sends a card. The fields that a refusal names are renamed to the fields of the form. */
export async function placed<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error
    const { path, status, code, msg, extend, fields } = error
    throw new ServerRefusal(path, status, {
      code,
      msg,
      extend: { ...extend, fields: withoutContent(fields) },
    })
  }
}
