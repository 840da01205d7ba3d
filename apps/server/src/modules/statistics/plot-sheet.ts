import type { DataStatistics, FullTexts, ScoreBuckets, ScorePie } from '@titian/contract'
import type { SheetCell } from '../../platform/sheets/workbook.ts'
import type { Reader } from './sheets.ts'

const heads = {
  plot: { en: 'Chart', zh: '图表', my: 'Carta' },
  group: { en: 'Group', zh: '分组', my: 'Kumpulan' },
  number: { en: 'Number', zh: '数量', my: 'Bilangan' },
} satisfies Record<string, FullTexts>

const plots = {
  buckets: {
    en: 'Students by result (%)',
    zh: '按成绩（%）的学员人数',
    my: 'Pelajar mengikut keputusan (%)',
  },
  pie: {
    en: 'Students by grade band',
    zh: '按分数段的学员人数',
    my: 'Pelajar mengikut julat markah',
  },
  bands: {
    en: 'Students by share of videos watched (%)',
    zh: '按视频观看比例（%）的学员人数',
    my: 'Pelajar mengikut peratus video ditonton',
  },
  stops: {
    en: 'Students by the chapter they studied last',
    zh: '按最近学习章节的学员人数',
    my: 'Pelajar mengikut bab terakhir dipelajari',
  },
  days: {
    en: 'Minutes watched each day',
    zh: '每天观看分钟数',
    my: 'Minit ditonton setiap hari',
  },
} satisfies Record<string, FullTexts>

const bandsOfPie = {
  under60: '0 – 59',
  from60: '60 – 69',
  from70: '70 – 79',
  from80: '80 – 89',
  from90: '90 – 100',
} satisfies Record<ScorePie[number]['name'], string>

export interface Plots {
  charts: DataStatistics['chartVoMap']
  buckets: ScoreBuckets
  pie: ScorePie
}

type Row = readonly [group: string, value: number]

/** TCH-168: returns the values of a course's charts, one below another. */
export function plotsSheet({ charts, buckets, pie }: Plots, { language }: Reader): SheetCell[][] {
  const part = (plot: keyof typeof plots, rows: readonly Row[]) =>
    rows.map(([group, value]) => [plots[plot][language], group, value])
  const named = (rows: readonly { name: string; value: number }[]): Row[] =>
    rows.map(({ name, value }) => [name, value])
  const ranges = Object.values(buckets).map((value, at): Row => [
    `${at * 10} – ${at * 10 + 10}`,
    value,
  ])
  return [
    Object.values(heads).map((texts) => texts[language]),
    ...part('buckets', ranges),
    ...part(
      'pie',
      pie.map(({ name, value }): Row => [bandsOfPie[name], value]),
    ),
    ...part('bands', named(charts.progressBands)),
    ...part('stops', named(charts.stopsByChapter)),
    ...part('days', named(charts.dailyStudyTime)),
  ]
}
