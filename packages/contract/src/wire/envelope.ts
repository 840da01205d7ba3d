/** The body of every response (FRM-149). `ok` is true exactly for the codes 200 and 1 (FRM-147). */
export interface Envelope<Data = unknown> {
  ok: boolean
  code: number
  msg: string
  data: Data | null
  extend?: Record<string, unknown>
}

export const successCode = 200
