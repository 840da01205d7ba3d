import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, size, timeZone } from '../wire/fields.ts'

const count = z.number().int()
/** Null with fewer than `figuresFrom` students in the major (RES-093). */
const figure = count.nullable()

/** RES-090: statistics of the resumes of one major. */
export const resumeFigures = z.object({
  /** Empty for students without a major. */
  major: z.string(),
  students: count,
  begun: figure,
  complete: figure,
  /** The share of complete resumes in whole percent. */
  percent: figure,
})
export type ResumeFigures = z.output<typeof resumeFigures>

export const resumeFigureSorts = ['students', 'name', 'begun', 'complete', 'percent'] as const

const filter = {
  /** Part of the name of the major. */
  name: z.string().trim().max(60).default(''),
  sort: z.enum(resumeFigureSorts).default('students'),
  descending: z.boolean().default(true),
}

/** Statistics of resumes for staff (RES-090). */
export const resumeFigureCalls = {
  resumesByMajor: call({
    id: 'CALL-629',
    method: 'POST',
    path: '/statistics/resumesByMajor',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...filter, page, size: size(20) }),
    data: listOf(resumeFigures),
  }),
  exportResumesByMajor: call({
    id: 'CALL-630',
    method: 'POST',
    path: '/statistics/exportResumesByMajor',
    who: 'staff',
    kind: 'read',
    mayLag: true,
    input: z.object({ ...filter, format: z.enum(['csv', 'xlsx']).default('csv'), timeZone }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
}
