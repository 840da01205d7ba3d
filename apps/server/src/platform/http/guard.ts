import { type AnyCall, hasNoBody } from '@titian/contract'
import type { FastifyRequest } from 'fastify'
import { isImpersonating, isStaff, isTeacher, owesIdentity } from '../actor.ts'
import { refusal, type Refusal } from '../refusal.ts'
import type { Context } from './context.ts'
import { isFromElsewhere, onlyAsks } from './request-origin.ts'

type Caller = Pick<Context, 'actor' | 'school'>
type CallerOfCall = Caller & Pick<Context, 'asStudent'>

/**
 * Checks before any handler: session, submitted identity (ACC-252), role, read-only while
 * impersonating (ACC-241) or previewing as a student (TCH-147).
 */
export function refuseCaller(
  call: AnyCall,
  { actor, school, asStudent }: CallerOfCall,
): Refusal | undefined {
  const onlyLooks = call.kind !== 'read' && call.whileImpersonating !== 'allowed'
  if (call.private && isImpersonating(actor)) return refusal('noPermission', 'ownerOnly')
  if (onlyLooks && isImpersonating(actor)) return refusal('noPermission')
  if (onlyLooks && asStudent) return refusal('noPermission', 'asStudentOnly')
  if (call.who === 'anyone') return undefined
  if (actor.kind === 'visitor') return refusal('signIn')
  // An impersonating staff member sees what the student saw, even when the student's identity is
  // missing.
  if (owesIdentity(school, actor) && !isImpersonating(actor) && call.beforeIdentity !== 'allowed')
    return refusal('needsAuthentication')
  if (call.who === 'teacher' && !isTeacher(actor)) return refusal('noPermission')
  if (call.who === 'staff' && !isStaff(actor)) return refusal('noPermission')
  return undefined
}

/**
 * Checks a request to an address that is no call, such as an upload: unless it only reads, it is
 * refused while impersonating and before the identity is submitted.
 */
export function refuseSender(
  request: FastifyRequest,
  { actor, school }: Caller,
): Refusal | undefined {
  if (onlyAsks(request)) return undefined
  if (isImpersonating(actor)) return refusal('noPermission')
  return owesIdentity(school, actor) ? refusal('needsAuthentication') : undefined
}

/**
 * After an impersonation has ended, only reads continue as the staff member: a write was meant for
 * the student. Ending an impersonation is allowed even after it has expired.
 */
export function outlivesImpersonation(call: AnyCall | undefined, request: FastifyRequest): boolean {
  if (!call) return onlyAsks(request)
  return call.kind === 'read' || (call.who === 'anyone' && call.whileImpersonating === 'allowed')
}

/**
 * FRM-179, FRM-201: true for a GET or DELETE that changes something and lacks the header that links
 * of other hosts cannot send. Other methods were checked earlier.
 */
export function isForgeable(call: AnyCall, request: FastifyRequest): boolean {
  if (call.kind === 'read' || !(hasNoBody(call) || call.alsoInQuery)) return false
  return request.headers.language === undefined || isFromElsewhere(request)
}
