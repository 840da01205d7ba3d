import { z } from 'zod'
import { practiceKinds } from '../practice/rules.ts'
import { texts, whole } from '../wire/fields.ts'
import { says, saysTexts } from '../wire/issues.ts'
import {
  criteriaMost,
  gatesMost,
  levelsLeast,
  levelsMost,
  levelTextMost,
  ratingSources,
  rubricNameMost,
} from './rules.ts'

const issues = {
  rising: saysTexts({
    en: 'Each level needs a higher percentage than the one before.',
    zh: '每个等级的百分比须高于前一等级',
    my: 'Setiap tahap perlu peratusan yang lebih tinggi daripada tahap sebelumnya.',
  }),
  highest: saysTexts({
    en: 'The highest level is 100 percent, so that all points can be reached.',
    zh: '最高等级须为 100%，以便能够得到全部分数',
    my: 'Tahap tertinggi ialah 100 peratus supaya semua markah boleh dicapai.',
  }),
  keyTwice: saysTexts({
    en: 'Another criterion has the same key.',
    zh: '已有使用该标识的评分项',
    my: 'Kriteria lain menggunakan kunci yang sama.',
  }),
  evidenceMissing: saysTexts({
    en: 'Please choose what the system measures.',
    zh: '请选择由系统评分的内容',
    my: 'Sila pilih perkara yang diukur oleh sistem.',
  }),
}

const notWhole = (sum: number) =>
  saysTexts({
    en: `All weights add up to ${sum}. They must add up to 100.`,
    zh: `所有权重之和为 ${sum}，必须等于 100`,
    my: `Jumlah semua wajaran ialah ${sum}. Jumlahnya mesti 100.`,
  })

const named = (most: number) =>
  texts(most).refine((all) => Object.values(all).some(Boolean), says('nameMissing'))

const level = z.object({
  percent: whole(0, 100),
  names: named(40),
  texts: texts(levelTextMost).default({}),
})

/** The part of a run's score (PRC-063); empty if people rate. */
const evidence = z.string().trim().max(40).default('')

const criterion = z
  .object({
    key: z.string().trim().min(1).max(40),
    names: named(rubricNameMost),
    weight: whole(1, 100),
    source: z.enum(ratingSources),
    evidence,
    levels: z.array(level).min(levelsLeast).max(levelsMost),
  })
  .check(({ value: { levels, source, evidence: named }, issues: found }) => {
    const add = (input: unknown, path: (string | number)[], message: string) =>
      found.push({ code: 'custom', input, path, message })
    for (const [at, { percent }] of levels.entries())
      if (at > 0 && percent <= (levels[at - 1]?.percent ?? 0))
        add(percent, ['levels', at, 'percent'], issues.rising)
    const last = levels.at(-1)
    if (last && last.percent !== 100)
      add(last.percent, ['levels', levels.length - 1, 'percent'], issues.highest)
    if (source === 'machine' && named === '') add(named, ['evidence'], issues.evidenceMissing)
  })

const gate = z.object({
  evidence: z.string().trim().min(1, issues.evidenceMissing).max(40),
  below: whole(1, 100),
  cap: whole(0, 99),
})

/** The fields of a rubric (PRC-062). */
export const rubricFields = z
  .object({
    names: named(rubricNameMost),
    /** Null for hand-ins of homework and trainings, which have no score with parts. */
    kind: z.enum(practiceKinds).nullable(),
    criteria: z.array(criterion).min(1).max(criteriaMost),
    gates: z.array(gate).max(gatesMost).default([]),
  })
  .check(({ value: { criteria }, issues: found }) => {
    const sum = criteria.reduce((all, { weight }) => all + weight, 0)
    const keys = criteria.map(({ key }) => key)
    for (const [at, { key, weight }] of criteria.entries()) {
      if (sum !== 100)
        found.push({
          code: 'custom',
          input: weight,
          path: ['criteria', at, 'weight'],
          message: notWhole(sum),
        })
      if (keys.indexOf(key) < at)
        found.push({
          code: 'custom',
          input: key,
          path: ['criteria', at, 'key'],
          message: issues.keyTwice,
        })
    }
  })
