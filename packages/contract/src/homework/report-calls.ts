import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import { reportOutcomes, systemNameMost, systemOriginMost } from './report-rules.ts'
import { practiceKey, practiceReportRow } from './report-shapes.ts'

const keeping = { id: 'CALL-726', method: 'POST', who: 'staff' } as const

/** PRC-186: names of letters, digits and hyphens divided by single dots, or an address of version 6 in brackets. */
const isHost = (host: string) =>
  host.startsWith('[') ||
  host.split('.').every((name) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(name))

const isWebAddress = (value: string) =>
  /^https?:\/\/\S+$/i.test(value) && URL.canParse(value) && isHost(new URL(value).hostname)

/** Scheme and host alone; what follows them is left out. */
const origin = z
  .string()
  .trim()
  .max(systemOriginMost)
  .refine(isWebAddress, says('webAddress'))
  .transform((value) => new URL(value).origin)

/** Keys of outside practice systems, and what they have reported (PRC-019). */
export const reportCalls = {
  /** Those in use first, the newest first. */
  listPracticeKeys: call({
    ...keeping,
    path: '/homework/listPracticeKeys',
    kind: 'read',
    input: z.object({ page, size: size(20) }),
    data: listOf(practiceKey),
  }),
  /** The answer alone has the secret. One system of an address has one key in use. */
  makePracticeKey: call({
    ...keeping,
    path: '/homework/makePracticeKey',
    kind: 'write',
    input: z.object({ name: text(systemNameMost, 1, says('name')), origin }),
    data: z.object({ key: practiceKey, secret: z.string() }),
  }),
  /** Nothing takes it back. Repeated, it changes nothing. */
  revokePracticeKey: call({
    ...keeping,
    path: '/homework/revokePracticeKey',
    kind: 'save',
    input: z.object({ sign }),
    data: practiceKey,
  }),
  /** The last ones first. */
  listPracticeReports: call({
    ...keeping,
    id: 'CALL-727',
    path: '/homework/listPracticeReports',
    kind: 'read',
    input: z.object({ page, size: size(20), outcome: z.enum(reportOutcomes).optional() }),
    data: listOf(practiceReportRow),
  }),
}
