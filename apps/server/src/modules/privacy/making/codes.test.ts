import { type Language, languages } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { heading, tableRow } from './page.ts'

const reader = (language: Language) => ({ language, fallback: language, timeZone: 'UTC' })
const cell = (table: string, column: string, value: unknown, language: Language) =>
  tableRow(table, { [column]: value }, [column], reader(language))
    .replace('<tr><td>', '')
    .replace('</td></tr>\n', '')

describe('the codes of an archive', () => {
  it.each([
    ['account', 'roles', 'student,normal', ['Student, Member', '学员、普通用户', 'Pelajar, Ahli']],
    ['account', 'sex', 1, ['male', '男', 'lelaki']],
    ['account', 'state', 2, ['Confirmed', '已认证', 'Diluluskan']],
    ['identity', 'state', 3, ['Refused', '未通过', 'Tidak diluluskan']],
    ['identity', 'kind', 'studentInfo', ['Details of a student', '学籍信息', 'Butiran pelajar']],
    [
      'mail',
      'mailKinds',
      ['system', 'school'],
      [
        'System notices, Notices of the school',
        '系统通知、学校通知',
        'Notis sistem, Notis sekolah',
      ],
    ],
    ['mail', 'language', 'my', ['Bahasa Melayu', 'Bahasa Melayu', 'Bahasa Melayu']],
    ['steps', 'name', 'company', ['The company', '公司', 'Syarikat']],
    ['seats', 'name', 'wholesaler', ['Wholesaler', '批发商', 'Pemborong']],
    ['practices', 'practice', 'beer-game', ['The beer game', '啤酒游戏', 'Permainan bir']],
    ['versions', 'kind', 'work', ['Work experience', '工作经历', 'Pengalaman kerja']],
    ['versions', 'kind', 'look', ['Design of the page', '页面样式', 'Reka bentuk halaman']],
  ] as const)('[ACC-321] says %s.%s in words', (table, column, value, words) => {
    expect(languages.map((language) => cell(table, column, value, language).toLowerCase())).toEqual(
      words.map((word) => word.toLowerCase()),
    )
  })

  it('[ACC-321] keep other values, and codes of a newer version, unchanged', () => {
    expect(cell('account', 'sex', 0, 'zh')).toBe('')
    expect(cell('practices', 'practice', 'later-practice', 'zh')).toBe('later-practice')
    expect(cell('certificates', 'name', '李玥', 'zh')).toBe('李玥')
    expect(cell('mail', 'mailKinds', [], 'zh')).toBe('')
  })

  it('[ACC-321] distinguish two tables of one name by their parts', () => {
    const names = (['favourites', 'courses'] as const).map((part) =>
      heading({ part, name: 'courses' }, 2, reader('zh')),
    )
    expect(names).toEqual(['<h2>收藏的课程 (2)</h2>\n', '<h2>课程 (2)</h2>\n'])
  })
})
