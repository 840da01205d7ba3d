import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { person, practiceDetail } from '../testing/factories.ts'
import { leaveRun, refusal } from '../testing/open-run.tsx'
import { MakeGame } from './make-game.tsx'

afterEach(leaveRun)

const no = (extend: object) => refusal(-2, 422, { refusal: 'invalidInput', ...extend })

async function openForm(answer: () => Response = () => no({ reason: 'tooManyRuns' })) {
  const sent: unknown[] = []
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  await renderPage(<MakeGame detail={practiceDetail()} />, {
    at: '/supplyChain',
    path: '/supplyChain',
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.makeGame.path]: (input: unknown) => {
        sent.push(input)
        return answer()
      },
    },
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Seconds/ })
  const press = await screen.findByRole('button', { name: 'Create a game' })
  return { sent, field, press }
}

it('the turn has 90 seconds by default, and two clicks create one game', async () => {
  const { sent, field, press } = await openForm()
  expect(field.value).toBe('90')
  expect(screen.getByText(/from 20 to 600/)).toBeTruthy()
  fireEvent.click(press)
  fireEvent.click(press)
  await waitFor(() => expect(sent).toEqual([{ idSign: 'beer-game', turnSeconds: 90 }]))
})

it('seconds outside the limits are refused beside the field, and the limits themselves are accepted', async () => {
  const { sent, field, press } = await openForm()
  for (const wrong of ['', '19', '601', '30.5', '-30', 'ten']) {
    fireEvent.change(field, { target: { value: wrong } })
    await userEvent.click(press)
    expect(screen.getByText('Enter a whole number from 20 to 600.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
  }
  expect(sent).toEqual([])
  for (const right of ['20', '６００']) {
    fireEvent.change(field, { target: { value: right } })
    await userEvent.click(await screen.findByRole('button', { name: 'Create a game' }))
  }
  await waitFor(() =>
    expect(sent).toEqual([
      { idSign: 'beer-game', turnSeconds: 20 },
      { idSign: 'beer-game', turnSeconds: 600 },
    ]),
  )
})

it('a refusal of the seconds is shown beside the field', async () => {
  const { press } = await openForm(() => no({ fields: { turnSeconds: 'Fewer seconds.' } }))
  await userEvent.click(press)
  await screen.findByText('Fewer seconds.')
})
