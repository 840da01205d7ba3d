import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { ServerRefusal } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { linkTo } from '../app/paths.ts'
import { useWays } from './use-ways.ts'

const refused = (reason: string) =>
  new ServerRefusal('/course/deleteCourse', 409, {
    code: -4,
    msg: 'Refused',
    extend: { reason },
  })

const reason = 'Students have this course.'

function Acts() {
  const leadOn = useWays({ courseHasStudents: { label: 'Students', to: linkTo.members('c1') } })
  return (
    <>
      <button onClick={() => leadOn(refused('courseHasStudents'))}>Delete</button>
      <button onClick={() => (document.title = String(leadOn(refused('chapterHasLessons'))))}>
        Other
      </button>
    </>
  )
}

it('[TCH-208] a refusal with a link is shown with it, and other refusals as usual', async () => {
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: Acts }),
      createRoute({
        getParentRoute: () => root,
        path: '/members/$sign',
        component: () => <p>The students</p>,
      }),
    ]),
    history: createMemoryHistory(),
  })
  const site = { reasons: { courseHasStudents: reason } }
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { site })
  await userEvent.click(await screen.findByRole('button', { name: 'Other' }))
  expect(document.title).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  // The container of notifications is rendered with the first one.
  const way = await screen.findByRole('button', { name: 'Students' }, { timeout: 10_000 })
  expect(screen.getByText(reason)).toBeTruthy()
  await userEvent.click(way)
  await waitFor(() => expect(screen.getByText('The students')).toBeTruthy())
})
