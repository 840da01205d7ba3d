import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithSite } from '@titian/site/testing/render'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TrainingChoice } from './training-choice.tsx'

const trainings = Array.from({ length: 90 }, (_, at) => ({
  sign: `t${at}`,
  trainName: `Training ${at + 1}`,
}))

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: unknown, init?: RequestInit) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object
    const query = Object.fromEntries(new URL(String(url), 'http://localhost').searchParams)
    const { trainName = '', size = 20 } = { ...query, ...body } as never
    const found = trainings.filter((one) => one.trainName.includes(trainName))
    const data = { list: found.slice(0, Number(size)), total: found.length }
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => vi.unstubAllGlobals())

function Form({ onChoose }: { onChoose: (sign: string) => void }) {
  const [value, setValue] = useState('t3')
  const choose = (sign: string) => {
    setValue(sign)
    onChoose(sign)
  }
  const texts = { label: 'Training', placeholder: 'None', noneText: 'Nothing found' }
  const known = [{ sign: 't3', name: 'Training 4' }]
  return <TrainingChoice value={value} onChange={choose} known={known} {...texts} />
}

it('[CNT-135] a training is found by its name, even if the first page of trainings does not contain it', async () => {
  const onChoose = vi.fn()
  const user = userEvent.setup()
  await renderWithSite(<Form onChoose={onChoose} />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Training' })
  expect(box.value).toBe('Training 4')
  await user.clear(box)
  await user.type(box, 'Training 88')
  await user.click(await screen.findByRole('option', { name: 'Training 88', hidden: true }))
  expect(onChoose).toHaveBeenLastCalledWith('t87')
  await waitFor(() => expect(box.value).toBe('Training 88'))
})
