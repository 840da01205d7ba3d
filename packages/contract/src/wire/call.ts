import type { z } from 'zod'
import type { ImplicitRefusal, RefusalName } from './refusals.ts'

/**
 * Who may make the call. The policy then decides whether the caller may use this record. `teacher`
 * includes staff.
 */
export type Who = 'anyone' | 'signedIn' | 'teacher' | 'staff'

/**
 * `read` changes nothing. `write`: a repetition within a second is refused with -100 (FRM-169).
 * `save`: repeating the call does no harm, so a repetition is never refused.
 */
export type CallKind = 'read' | 'write' | 'save'

export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Data extends z.ZodType = z.ZodType,
  Refusals extends RefusalName = RefusalName,
  Caller extends Who = Who,
> {
  /** The id of the call's row in docs/requirements/11-calls.md. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below /api/v1. */
  path: string
  who: Caller
  kind: CallKind
  /**
   * The schema of the whole input. GET and DELETE send the input as query, other methods as body. A
   * read with all its input in the query accepts GET and POST (CALL-N1).
   */
  input: Input
  data: Data
  refusals: readonly Refusals[]
  /**
   * True if the input of this POST is in the query, and a GET of the same path returns bytes
   * (FRM-176, FRM-178).
   */
  inQuery?: true
  /** The code of a success if it is not 200 (ACC-242). */
  success?: 1
  /** This PUT reads its query if it has no body (RES-027). */
  alsoInQuery?: true
  /**
   * True if every visitor of a school gets the same response for the same input, and notices of
   * changed content report each change. Such a response can be cached (FRM-278).
   */
  shared?: true
  /**
   * OPS-100: true for a read that a replica of the database may answer, which lags by up to two seconds
   * but has the caller's own writes.
   */
  mayLag?: true
  /** Allowed before the identity is submitted, if the school requires one (ACC-252). */
  beforeIdentity?: 'allowed'
  /**
   * FRM-380: marks calls by which staff or teachers change money, a document that others rely on
   * (certificate, result), or permissions. Such a call needs a reason, which the audit log stores,
   * and a site sends it only from a dialog.
   */
  consequence?: 'money' | 'document' | 'account'
  /**
   * Allowed while the school is suspended (OPS-020): calls that a platform administrator needs to
   * sign in, and calls that save work that has begun.
   */
  whileSuspended?: 'allowed'
  /** Allowed during an impersonation, in which other writes are refused (ACC-241). */
  whileImpersonating?: 'allowed'
  /**
   * FRM-333: true if the call returns private data, so that it is refused to staff who act as a
   * student.
   */
  private?: true
  /** The field `extend` of the data is sent beside `data` in the envelope (JOB-005, CNT-057). */
  extended?: true
}

export type AnyCall = Call

/** Returns whether a request of this method has no body, so that its input is in the query. */
export const hasNoBody = ({ method }: Pick<AnyCall, 'method'>): boolean =>
  method === 'GET' || method === 'DELETE'

/** A call whose response contains at least the fields of `Data`. */
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

/** The input as a client sends it, before default values are added. */
export type InputOf<C extends AnyCall> = z.input<C['input']>
/** What the server function receives, after defaults. */
export type ParsedOf<C extends AnyCall> = z.output<C['input']>
export type DataOf<C extends AnyCall> = z.output<C['data']>
export type RefusalOf<C extends AnyCall> =
  C extends Call<z.ZodObject, z.ZodType, infer R> ? R | ImplicitRefusal : never

export type CallTable = Record<string, AnyCall>
