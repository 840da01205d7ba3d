import { describe, expect, it } from 'vitest'
import { languages } from './wire/language.ts'
import {
  auditActions,
  auditActionText,
  auditFieldText,
  auditSubjectText,
  auditValueText,
} from './audit-words.ts'

describe('the words of the log', () => {
  it.each(languages)('[ACC-284] name every logged action, in %s', (language) => {
    const texts = auditActions.map((action) => auditActionText(action, language))
    expect(texts.filter((text, place) => !text.trim() || text === auditActions[place])).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
    const subjects = auditActions.map((action) => action.split('.')[0] ?? '')
    expect(subjects.filter((one) => auditSubjectText(one, language) === one)).toEqual([])
  })

  it('[ACC-284] translate fields, languages, codes and pictures, and leave other values unchanged', () => {
    expect(auditFieldText('title.en', 'zh')).toBe('学校名称（English）')
    expect(auditFieldText('newField', 'en')).toBe('newField')
    expect(auditValueText('roles', 'teacher,normal', 'en')).toBe('Teacher, Member')
    expect(auditValueText('auditStatus', '2', 'my')).toBe('Diluluskan')
    expect(auditValueText('logo', '74h_aT4R', 'en')).toBe('(picture)')
    expect(auditValueText('name', 'teacher', 'en')).toBe('teacher')
    expect(auditValueText('logo', '', 'en')).toBe('')
  })
})
