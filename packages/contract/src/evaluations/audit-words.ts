import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that evaluations write to the audit log. */
export const evaluationsAuditActions = {
  'rubric.published': {
    en: 'Rubric published',
    zh: '发布评分标准',
    my: 'Rubrik diterbitkan',
  },
  'rubric.retired': {
    en: 'Rubric retired',
    zh: '停用评分标准',
    my: 'Penggunaan rubrik ditamatkan',
  },
  'assessment.overridden': {
    en: 'Assessment changed by a teacher',
    zh: '教师修改评估',
    my: 'Penilaian dipinda oleh guru',
  },
  'assessment.released': {
    en: 'Assessments released',
    zh: '发布评估',
    my: 'Penilaian dikeluarkan',
  },
  'assessment.taskChosen': {
    en: 'Practical task for released scores chosen',
    zh: '选择接收成绩的实训任务',
    my: 'Tugasan amali untuk markah dipilih',
  },
  'assessment.appealAnswered': {
    en: 'Appeal answered',
    zh: '答复申诉',
    my: 'Rayuan dijawab',
  },
} as const satisfies AuditActionTexts

export const evaluationsAuditSubjects = {
  rubric: { en: 'Rubric', zh: '评分标准', my: 'Rubrik' },
  assessment: { en: 'Assessment', zh: '评估', my: 'Penilaian' },
  task: { en: 'Practical task', zh: '实训任务', my: 'Tugasan amali' },
} as const satisfies AuditSubjectTexts
