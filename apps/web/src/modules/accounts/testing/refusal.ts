import { refusals, type RefusalName } from '@titian/contract'

/** A refusal as the server answers it. */
export function refusal(name: RefusalName, extend: object = {}) {
  const { code, status, en } = refusals[name]
  return new Response(JSON.stringify({ ok: false, code, msg: en, data: null, extend }), { status })
}
