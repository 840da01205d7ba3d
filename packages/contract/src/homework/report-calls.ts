import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { reportOutcomes, systemNameMost, systemOriginMost } from './report-rules.ts'
import { practiceKey, practiceReportRow } from './report-shapes.ts'

const keeping = { id: 'CALL-726', method: 'POST', who: 'staff' } as const

/**
 * PRC-186: names of letters, digits and hyphens separated by single dots, or an IPv6 address in
 * brackets.
 */
const isHost = (host: string) =>
  host.startsWith('[') ||
  host.split('.').every((name) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(name))

const isWebAddress = (value: string) =>
  /^https?:\/\/\S+$/i.test(value) && URL.canParse(value) && isHost(new URL(value).hostname)

/** The scheme and the host of an address; the rest of the address is removed. */
const origin = z
  .string()
  .trim()
  .max(systemOriginMost)
  .refine(isWebAddress, says('webAddress'))
  .transform((value) => new URL(value).origin)

/** Keys of external practice systems, and their reports (PRC-019). */
export const reportCalls = {
  /** Active keys first, newest first. */
  listPracticeKeys: call({
    ...keeping,
    path: '/homework/listPracticeKeys',
    kind: 'read',
    input: z.object({ page, size: size(20) }),
    data: listOf(practiceKey),
  }),
  /** Only this response contains the secret. Each system address has one active key. */
  makePracticeKey: call({
    ...keeping,
    path: '/homework/makePracticeKey',
    kind: 'write',
    input: z.object({ name: text(systemNameMost, 1, says('name')), origin }),
    data: z.object({ key: practiceKey, secret: z.string() }),
  }),
  /** Revokes a key, which cannot be undone. Repeating the call changes nothing. */
  revokePracticeKey: call({
    ...keeping,
    path: '/homework/revokePracticeKey',
    kind: 'save',
    input: z.object({ sign }),
    data: practiceKey,
  }),
  /** Newest first. */
  listPracticeReports: call({
    ...keeping,
    id: 'CALL-727',
    path: '/homework/listPracticeReports',
    kind: 'read',
    input: z.object({ page, size: size(20), outcome: z.enum(reportOutcomes).optional() }),
    data: listOf(practiceReportRow),
  }),
}
