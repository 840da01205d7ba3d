import { auditActions } from '@titian/contract'
import { expect, it } from 'vitest'
import { actionsOfArea, auditAreas } from './audit-areas.ts'

it('[CNT-139] every action of the log is in exactly one of the five areas', () => {
  expect(auditAreas).toEqual(['people', 'courses', 'exams', 'money', 'school'])
  expect(auditAreas.flatMap(actionsOfArea).toSorted()).toEqual([...auditActions].toSorted())
})

it('[CNT-139] actions about one thing are beside each other', () => {
  const subjects = actionsOfArea('people').map((action) => action.split('.')[0])
  const changes = subjects.filter((subject, at) => subject !== subjects[at - 1])
  expect(changes).toEqual([...new Set(subjects)])
})
