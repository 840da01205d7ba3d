import { refusals, type RefusalName } from '@titian/contract'

/** Returns a refusal in the form of a response. */
export function refusal(name: RefusalName, extend: object = {}) {
  const { code, status, en } = refusals[name]
  return new Response(JSON.stringify({ ok: false, code, msg: en, data: null, extend }), { status })
}
