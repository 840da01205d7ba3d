// @vitest-environment happy-dom
import { sessionStore } from '@titian/site'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  person,
  renderAt,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../../modules/accounts/testing/render-at.tsx'
import { pages } from '../paths.ts'
import { LearningFrame } from './learning-frame.tsx'

afterEach(cleanupRender)

async function menuOf(roleStr: string, functionCodeList: string[] = []): Promise<string[]> {
  serve({ '/user/loginInfo': ok({ ...person, roleStr, functionCodeList }, withCookie) })
  withCookie()
  sessionStore.look()
  await renderAt(<LearningFrame>inside</LearningFrame>, 'en', pages.learningCenter.path)
  await screen.findByText('inside')
  await screen.findByText(person.name)
  const menu = screen.getByRole('navigation', { name: 'Learning area' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => (link.getAttribute('href') ?? '').replace(/^\/en/, ''))
}

const pathsOf = (...names: (keyof typeof pages)[]) => names.map((name) => pages[name].path)

const everybody = pathsOf(
  'learningCenter',
  'learningCourses',
  'myTraining',
  'curriculum',
  'analysis',
  'wallet',
  'message',
  'historyCollect',
  'resume',
  'applications',
  'uploading',
  'orders',
  'account',
)
const teaching = pathsOf('myTeaching', 'teacherStudy', 'articleManagement')

it.each([
  ['normal', everybody],
  ['student', everybody],
  ['teacher,normal', [...everybody, ...teaching]],
  ['schoolAdmin,normal', [...everybody, ...teaching, ...pathsOf('regulate')]],
])('[ACC-216] [ACC-217] has for the roles %s the pages that they use', async (roles, shown) => {
  const menu = await menuOf(roles)
  expect(menu.toSorted()).toEqual(shown.toSorted())
})

it('[ACC-216] [ACC-217] the menu has the sharing of courses only for people with a function code', async () => {
  const menu = await menuOf('student', ['share'])
  expect(menu.toSorted()).toEqual([...everybody, ...pathsOf('sharingCourses')].toSorted())
})
