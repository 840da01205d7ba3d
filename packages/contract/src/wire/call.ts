import type { z } from 'zod'
import type { ImplicitRefusal, RefusalName } from './refusals.ts'

/** Who may call; the policy of the call decides about the thing. `teacher` includes staff. */
export type Who = 'anyone' | 'signedIn' | 'teacher' | 'staff'

/**
 * read: changes nothing. write: a repeat within a second is refused with -100 (FRM-169).
 * save: may be repeated without harm and never is refused for it.
 */
export type CallKind = 'read' | 'write' | 'save'

export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  Refusals extends RefusalName = RefusalName,
  Caller extends Who = Who,
> {
  /** The row of docs/requirements/11-calls.md. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v1. */
  path: string
  who: Caller
  kind: CallKind
  /** Query and body are one: a GET or DELETE carries it as query, the others as body; query-only reads answer GET and POST (CALL-N1). */
  input: Input
  data: Data
  refusals: readonly Refusals[]
  /** The input of this POST stands in its query, and a GET of the same path carries bytes (FRM-176, FRM-178). */
  inQuery?: true
  /** The code of success where it is not 200 (ACC-242). */
  success?: 1
  /** This PUT reads its query when it has no body (RES-027). */
  alsoInQuery?: true
  /** Every visitor of a school is answered the same for the same input, and its content notices tell each change (FRM-278). */
  shared?: true
  /** May be made before the identity is submitted, where the school wants to know it (ACC-252). */
  beforeIdentity?: 'allowed'
  /**
   * FRM-380: staff or teachers change money, a document that others rely on (certificate, result), or what a person may
   * do. Such a call takes a reason, the audit log keeps it, and a site sends it from a dialog alone.
   */
  consequence?: 'money' | 'document' | 'account'
  /** Allowed while a member of staff acts as the student; writes are refused unless said so (ACC-241). */
  whileImpersonating?: 'allowed'
  /** FRM-333: answers what the person keeps for nobody else, so that staff who act as the person are refused. */
  private?: true
  /** The field `extend` of the data is written beside `data` in the envelope (JOB-005, CNT-057). */
  extended?: true
}

export type AnyCall = Call

/** Whether the method has no body, so that the query carries the input of the call. */
export const hasNoBody = ({ method }: Pick<AnyCall, 'method'>): boolean =>
  method === 'GET' || method === 'DELETE'

/** A call whose answer holds at least this. */
export type CallFor<Data> = Call<z.ZodObject, z.ZodType<Data>>

type CallSpec<
  I extends z.ZodObject,
  D extends z.ZodType,
  R extends RefusalName,
  W extends Who,
> = Omit<Call<I, D, R, W>, 'refusals'> & { refusals?: readonly R[] }

export function call<
  I extends z.ZodObject,
  D extends z.ZodType,
  const W extends Who,
  const R extends RefusalName = never,
>(spec: CallSpec<I, D, R, W>): Call<I, D, R, W> {
  return { ...spec, refusals: spec.refusals ?? [] }
}

/** What a client sends, before defaults are filled in. */
export type InputOf<C extends AnyCall> = z.input<C['input']>
/** What the server's answer receives. */
export type ParsedOf<C extends AnyCall> = z.output<C['input']>
export type DataOf<C extends AnyCall> = z.output<C['data']>
export type RefusalOf<C extends AnyCall> =
  C extends Call<z.ZodObject, z.ZodType, infer R> ? R | ImplicitRefusal : never

export type CallTable = Record<string, AnyCall>
