import type { Page } from '@playwright/test'
import { goOffline, question } from '../../exams/exam-page.ts'
import type { State } from './state.ts'

/** In some languages the header has no space for the search field. Then an icon opens the field. */
const searchFor = (text: string) => async (page: Page) => {
  const field = page.locator('header [role="combobox"]:visible')
  const picture = page.locator('header [class*="narrow"] button:visible')
  await field.or(picture).first().waitFor()
  if ((await field.count()) === 0) await picture.first().click()
  await field.first().fill(text)
}
const send = 'css=main form [type="submit"]'
const inCourse = (tab: string, name: string): State => ({
  name: `course: ${name}`,
  path: `/courseDetail/{course}?tab=${tab}`,
})

/**
 * States of the student site for visitors. Elements are found by their position, so that the states
 * work in each language.
 */
export const visitorStates: readonly State[] = [
  { name: 'sign-in: nothing filled in', path: '/login', press: [send], shows: 'error' },
  {
    name: 'sign-in: with a code, nothing filled in',
    path: '/login',
    press: [
      'css=main [role="tab"]:nth-of-type(2), main [role="radiogroup"] div:nth-of-type(2) > label',
      send,
    ],
    shows: 'error',
  },
  {
    name: 'header: the week at a glance',
    path: '/home',
    press: ['css=header nav ~ div [aria-expanded]'],
    shows: 'panel',
  },
  { name: 'search: no course', path: '/home', reach: searchFor('zzzzqq') },
  { name: 'search: suggestions', path: '/home', reach: searchFor('a') },
  { name: 'courses: no match', path: '/course?courseName=xyzzy' },
  { name: 'courses: popular ones', path: '/course?hotType=popular' },
  { name: 'courses: free ones', path: '/course?isFree=1' },
  { name: 'jobs: no match', path: '/employment/serachDetails?name=xyzzy' },
  { name: 'certificate: a number that nobody has', path: '/certificate/2222-2222-2222-2222' },
  { name: 'course of others: contents', path: '/courseDetail/{other}?tab=contents' },
  { name: 'course of others: reviews', path: '/courseDetail/{other}?tab=reviews' },
  { name: 'course of others: teachers', path: '/courseDetail/{other}?tab=teacher' },
  { name: 'page that is not there', path: '/no/such/page' },
  { name: 'preview that nobody has', path: '/college/preview/abc' },
]

/** States for a student who studies courses. */
export const studentStates: readonly State[] = [
  inCourse('contents', 'contents'),
  inCourse('materials', 'materials'),
  inCourse('practical', 'practical tasks'),
  inCourse('data', 'all files'),
  inCourse('questions', 'questions and answers'),
  inCourse('reviews', 'reviews'),
  inCourse('teacher', 'teachers'),
  {
    name: 'header: account',
    path: '/home/learning/center',
    press: ['css=header [aria-expanded]:has([data-letters], img)'],
    shows: 'panel',
  },
  { name: 'trainings being scheduled', path: '/train/index?state=scheduling' },
  { name: 'trainings that are over', path: '/train/index?state=completed' },
  {
    name: 'activation: no code',
    path: '/home/learning/courses-for',
    press: [send],
    shows: 'error',
  },
  {
    name: 'password: nothing filled in',
    path: '/home/learning/account?tab=security',
    press: [send],
    shows: 'error',
  },
  { name: 'messages of the school', path: '/home/learning/message?tab=school' },
  { name: 'messages of the system', path: '/home/learning/message?tab=system' },
  { name: 'order that nobody has', path: '/home/learning/account/orders/abc' },
  { name: 'homework that nobody has', path: '/courseDetail/{course}/homework/abc' },
  { name: 'exam that nobody has', path: '/testPaper/abc' },
  { name: 'change of the phone number', path: '/home/changeMoblie' },
]

/** States that are reached by the English names of elements. */
export const studentDialogs: readonly State[] = [
  {
    name: 'lesson: keys of the player',
    path: '/college/course-video/{lesson}',
    press: ['Keys of the player'],
  },
  {
    name: 'lesson: files',
    path: '/college/course-video/{lesson}',
    press: ['Files'],
    shows: 'page',
  },
  {
    name: 'lesson: questions and answers',
    path: '/college/course-video/{lesson}',
    press: ['Q&A'],
    shows: 'page',
  },
  {
    name: 'lesson: a note that is changed',
    path: '/college/course-video/{lesson}',
    press: ['Change the note'],
    shows: 'page',
  },
  { name: 'course: sharing', path: '/courseDetail/{course}', press: ['Share'], shows: 'page' },
  {
    name: 'paper: in the middle',
    path: '/testPaper/{exam}',
    press: ['Start'],
    reach: (page) => question(page, 1).waitFor(),
    shows: 'page',
  },
  {
    name: 'paper: a flagged and an answered question',
    path: '',
    reach: async (page) => {
      await question(page, 1).getByRole('radio').first().check()
      await page.getByRole('button', { name: /^Flag question 2/ }).click()
    },
  },
  {
    name: 'paper: without a network',
    path: '',
    reach: async (page) => {
      await goOffline(page.context(), true)
      await question(page, 5).getByRole('textbox').fill('Written offline.')
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'paper: the question before it is handed in',
    path: '',
    reach: async (page) => goOffline(page.context(), false),
    press: ['Hand in'],
  },
  {
    name: 'paper: handed in',
    path: '',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Hand in' }).first().click()
      await page.waitForTimeout(700)
      await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
      await page.waitForURL((url) => !url.pathname.endsWith('/paper'))
    },
  },
]
