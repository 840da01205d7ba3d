import { z } from 'zod'
import { wantedLevels } from '../employment/rules.ts'
import { practiceKinds } from '../practice/rules.ts'
import { sign, text, texts } from '../wire/fields.ts'
import { says, saysTexts } from '../wire/issues.ts'
import {
  linkAddressMost,
  linkNameMost,
  pathCodeMost,
  pathCodePattern,
  pathLinksMost,
  pathNameMost,
  pathSummaryMost,
  stageCoursesMost,
  stagePracticeMost,
  stageSkillsMost,
  stagesMost,
} from './rules.ts'

const issues = {
  code: saysTexts({
    en: 'Small letters, digits and hyphens between them, such as shop-operator.',
    zh: '只能使用小写字母、数字，中间可用连字符，例如 shop-operator',
    my: 'Huruf kecil, digit dan tanda sempang di antaranya, contohnya shop-operator.',
  }),
  position: saysTexts({
    en: 'Please choose the position.',
    zh: '请选择岗位',
    my: 'Sila pilih jawatan.',
  }),
  skillTwice: saysTexts({
    en: 'This skill is already in the stage.',
    zh: '该技能已在此阶段中',
    my: 'Kemahiran ini sudah ada dalam peringkat ini.',
  }),
  courseTwice: saysTexts({
    en: 'This course is already in the stage.',
    zh: '该课程已在此阶段中',
    my: 'Kursus ini sudah ada dalam peringkat ini.',
  }),
  secureAddress: saysTexts({
    en: 'Start with https://, such as https://example.com/page.',
    zh: '请以 https:// 开头，例如 https://example.com/page',
    my: 'Mulakan dengan https://, contohnya https://example.com/page.',
  }),
}

const named = (most: number) =>
  texts(most).refine((all) => Object.values(all).some(Boolean), says('nameMissing'))

/** Reports the first entry of a list that occurs twice, at the path of the second. */
function markTwice(
  values: readonly string[],
  path: (at: number) => (string | number)[],
  message: string,
) {
  return values.flatMap((value, at) =>
    values.indexOf(value) < at
      ? [{ code: 'custom' as const, input: value, path: path(at), message }]
      : [],
  )
}

const stage = z
  .object({
    titles: named(pathNameMost),
    skills: z
      .array(
        z.object({
          code: z.string().trim().min(1, says('name')).max(40),
          level: z.literal(wantedLevels),
        }),
      )
      .max(stageSkillsMost)
      .default([]),
    courses: z.array(sign).max(stageCoursesMost).default([]),
    trainingSign: sign.nullable().default(null),
    /** CNT-136: null as `idSign` means any practice of the kind. */
    practice: z
      .object({
        kind: z.enum(practiceKinds),
        idSign: z.string().trim().min(1).max(stagePracticeMost).nullable().default(null),
      })
      .nullable()
      .default(null),
  })
  .check(({ value: { skills, courses }, issues: found }) => {
    const codes = skills.map(({ code }) => code)
    found.push(
      ...markTwice(codes, (at) => ['skills', at, 'code'], issues.skillTwice),
      ...markTwice(courses, (at) => ['courses', at], issues.courseTwice),
    )
  })

/** CNT-059: only absolute addresses, because links open as separate pages. */
const link = z.object({
  name: text(linkNameMost, 1, says('name')),
  url: z.url({ protocol: /^https$/, error: issues.secureAddress }).max(linkAddressMost),
})

/** The fields of a path (CNT-058). */
export const pathFields = z.object({
  pathCode: z.string().trim().min(1).max(pathCodeMost).regex(pathCodePattern, issues.code),
  position: z.string({ error: issues.position }).trim().min(1, issues.position).max(40),
  names: named(pathNameMost),
  summaries: texts(pathSummaryMost).default({}),
  stages: z.array(stage).min(1).max(stagesMost),
  links: z.array(link).max(pathLinksMost).default([]),
})
