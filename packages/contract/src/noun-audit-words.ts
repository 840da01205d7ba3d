// Written by `npm run map` from the folders of the nouns; do not edit. To resolve a merge conflict in this file,
// run the command.
import { schoolsAuditActions, schoolsAuditSubjects } from './schools/audit-words.ts'
import { mailsAuditActions, mailsAuditSubjects } from './mails/audit-words.ts'
import { accountsAuditActions, accountsAuditSubjects } from './accounts/audit-words.ts'
import { peopleAuditActions, peopleAuditSubjects } from './people/audit-words.ts'
import { identitiesAuditActions, identitiesAuditSubjects } from './identities/audit-words.ts'
import { coursesAuditActions, coursesAuditSubjects } from './courses/audit-words.ts'
import { articlesAuditActions, articlesAuditSubjects } from './articles/audit-words.ts'
import { practiceAuditActions, practiceAuditSubjects } from './practice/audit-words.ts'
import { homeworkAuditActions, homeworkAuditSubjects } from './homework/audit-words.ts'
import { examsAuditActions, examsAuditSubjects } from './exams/audit-words.ts'
import { discussionsAuditActions, discussionsAuditSubjects } from './discussions/audit-words.ts'
import { ordersAuditActions, ordersAuditSubjects } from './orders/audit-words.ts'
import { gradesAuditActions, gradesAuditSubjects } from './grades/audit-words.ts'
import { certificatesAuditActions, certificatesAuditSubjects } from './certificates/audit-words.ts'
import { trainingAuditActions, trainingAuditSubjects } from './training/audit-words.ts'
import { evaluationsAuditActions, evaluationsAuditSubjects } from './evaluations/audit-words.ts'
import { messagesAuditActions, messagesAuditSubjects } from './messages/audit-words.ts'
import { employmentAuditActions, employmentAuditSubjects } from './employment/audit-words.ts'
import { skillsAuditActions, skillsAuditSubjects } from './skills/audit-words.ts'
import { promoteAuditActions, promoteAuditSubjects } from './promote/audit-words.ts'
import { applicationsAuditActions, applicationsAuditSubjects } from './applications/audit-words.ts'
import { privacyAuditActions, privacyAuditSubjects } from './privacy/audit-words.ts'
import { operationsAuditActions, operationsAuditSubjects } from './operations/audit-words.ts'

export const auditActionTexts = {
  ...schoolsAuditActions,
  ...mailsAuditActions,
  ...accountsAuditActions,
  ...peopleAuditActions,
  ...identitiesAuditActions,
  ...coursesAuditActions,
  ...articlesAuditActions,
  ...practiceAuditActions,
  ...homeworkAuditActions,
  ...examsAuditActions,
  ...discussionsAuditActions,
  ...ordersAuditActions,
  ...gradesAuditActions,
  ...certificatesAuditActions,
  ...trainingAuditActions,
  ...evaluationsAuditActions,
  ...messagesAuditActions,
  ...employmentAuditActions,
  ...skillsAuditActions,
  ...promoteAuditActions,
  ...applicationsAuditActions,
  ...privacyAuditActions,
  ...operationsAuditActions,
}

export const auditSubjectTexts = {
  ...schoolsAuditSubjects,
  ...mailsAuditSubjects,
  ...accountsAuditSubjects,
  ...peopleAuditSubjects,
  ...identitiesAuditSubjects,
  ...coursesAuditSubjects,
  ...articlesAuditSubjects,
  ...practiceAuditSubjects,
  ...homeworkAuditSubjects,
  ...examsAuditSubjects,
  ...discussionsAuditSubjects,
  ...ordersAuditSubjects,
  ...gradesAuditSubjects,
  ...certificatesAuditSubjects,
  ...trainingAuditSubjects,
  ...evaluationsAuditSubjects,
  ...messagesAuditSubjects,
  ...employmentAuditSubjects,
  ...skillsAuditSubjects,
  ...promoteAuditSubjects,
  ...applicationsAuditSubjects,
  ...privacyAuditSubjects,
  ...operationsAuditSubjects,
}
