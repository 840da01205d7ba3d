import { z } from 'zod'
import { natures, salaryCurrencies } from '../resume/rules.ts'
import { momentIn, sign, text } from '../wire/fields.ts'
import { says, saysTexts } from '../wire/issues.ts'
import {
  addressMost,
  companyNameMost,
  companySizes,
  descriptionMost,
  experienceMost,
  postSkillsMost,
  postTitleMost,
  salaryHighest,
  salaryPeriods,
  skillNameMost,
  wantedDegrees,
  wantedLevels,
} from './rules.ts'

/** A code of a list of tags, or empty; the server checks it. */
const code = z.string().trim().max(40).default('')
const linkMost = 200

const issues = {
  leastAboveMost: saysTexts({
    en: 'The minimum cannot be above the maximum.',
    zh: '最低薪资不能高于最高薪资',
    my: 'Gaji minimum tidak boleh melebihi gaji maksimum.',
  }),
  mostBelowLeast: saysTexts({
    en: 'The maximum cannot be below the minimum.',
    zh: '最高薪资不能低于最低薪资',
    my: 'Gaji maksimum tidak boleh kurang daripada gaji minimum.',
  }),
  skillTwice: saysTexts({
    en: 'This skill is already in the list.',
    zh: '该技能已在列表中',
    my: 'Kemahiran ini sudah ada dalam senarai.',
  }),
  company: saysTexts({
    en: 'Please choose the company.',
    zh: '请选择公司',
    my: 'Sila pilih syarikat.',
  }),
  title: saysTexts({
    en: 'Please enter a title.',
    zh: '请填写岗位名称',
    my: 'Sila masukkan tajuk jawatan.',
  }),
}

/** The fields of a company (JOB-033, JOB-093). */
export const companyFields = z.object({
  name: text(companyNameMost, 1, says('name')),
  industry: code,
  size: z.literal(companySizes).default(0),
  city: code,
  address: text(addressMost, 0).default(''),
  website: z
    .union(
      [z.literal(''), z.url({ protocol: /^https?$/, error: says('webAddress') }).max(linkMost)],
      says('webAddress'),
    )
    .default(''),
  introduction: text(descriptionMost, 0).default(''),
  /** The `path` of a stored picture, or null. */
  logoPath: sign.nullable().default(null),
  contactName: text(companyNameMost, 0).default(''),
  email: z.union([z.literal(''), z.email(says('email')).max(120)], says('email')).default(''),
  verified: z.boolean().default(false),
  recommended: z.boolean().default(false),
})

/** In units of the currency, with at most two decimals. */
const payError = says('number', 0, salaryHighest)
const pay = z
  .number({ error: payError })
  .min(0, { error: payError })
  .max(salaryHighest, { error: payError })
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), payError)
  .nullable()
  .default(null)

const skillIn = z.object({
  name: text(skillNameMost, 1, says('name')),
  level: z.literal(wantedLevels),
})

/** The fields of a post (JOB-033, JOB-052, JOB-095). */
export const postFields = z
  .object({
    companySign: z.string({ error: issues.company }).trim().min(1, issues.company).max(200),
    title: text(postTitleMost, 1, issues.title),
    position: code,
    industry: code,
    city: code,
    remote: z.boolean().default(false),
    salaryLeast: pay,
    salaryMost: pay,
    currency: z.enum(salaryCurrencies).default('MYR'),
    salaryPer: z.enum(salaryPeriods).default('month'),
    negotiable: z.boolean().default(false),
    nature: z.literal(natures).default(2),
    degree: z.literal(wantedDegrees).default(0),
    experience: z
      .number({ error: says('whole', 0, experienceMost) })
      .int({ error: says('whole', 0, experienceMost) })
      .min(0, { error: says('whole', 0, experienceMost) })
      .max(experienceMost, { error: says('whole', 0, experienceMost) })
      .default(0),
    skills: z.array(skillIn).max(postSkillsMost).default([]),
    language: z.enum(['en', 'zh', 'my']),
    description: text(descriptionMost, 0).default(''),
    recommended: z.boolean().default(false),
    /** Null means 30 days after publication (JOB-049). */
    endsAt: momentIn.nullable().default(null),
  })
  .check(({ value, issues: found }) => {
    const { salaryLeast, salaryMost, skills } = value
    if (salaryLeast !== null && salaryMost !== null && salaryLeast > salaryMost)
      found.push(
        {
          code: 'custom',
          input: value,
          path: ['salaryLeast'],
          message: issues.leastAboveMost,
        },
        { code: 'custom', input: value, path: ['salaryMost'], message: issues.mostBelowLeast },
      )
    const names = skills.map(({ name }) => name.toLowerCase())
    for (const [at, name] of names.entries())
      if (names.indexOf(name) < at)
        found.push({
          code: 'custom',
          input: value,
          path: ['skills', at, 'name'],
          message: issues.skillTwice,
        })
  })
export type PostFields = z.output<typeof postFields>
