import type { FullTexts } from '../wire/language.ts'

/** Why a file of answers is not taken (EXM-197). */
export const answerFileReasons = {
  answerFileUnreadable: {
    en: 'This is not a file of answers that a paper has saved.',
    zh: '这不是试卷保存的答案文件',
    my: 'Ini bukan fail jawapan yang disimpan daripada kertas.',
  },
  answerFileVersion: {
    en: 'This file was saved by another release of the school’s site. Ask the staff to update it.',
    zh: '此文件由其他版本的系统保存，请联系管理人员升级',
    my: 'Fail ini disimpan oleh versi laman yang lain. Minta kakitangan mengemas kininya.',
  },
  answerFileOtherSchool: {
    en: 'This file is of another school.',
    zh: '此文件属于其他学校',
    my: 'Fail ini daripada sekolah lain.',
  },
  answerFileOtherExamination: {
    en: 'This file is of another exam.',
    zh: '此文件属于其他考试',
    my: 'Fail ini daripada peperiksaan lain.',
  },
  answerFileOtherAttempt: {
    en: 'This file is of another paper of this exam: of another student, or of another attempt.',
    zh: '此文件属于本考试的另一份答卷：其他学员，或同一学员的另一次作答',
    my: 'Fail ini daripada kertas lain bagi peperiksaan ini: pelajar lain, atau percubaan lain.',
  },
  answerFileChanged: {
    en: 'This file was changed after it was saved, so it cannot be used.',
    zh: '此文件在保存后被改动过，不能使用',
    my: 'Fail ini telah diubah selepas disimpan, jadi tidak boleh digunakan.',
  },
} as const satisfies Record<string, FullTexts>
