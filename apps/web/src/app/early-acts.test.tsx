import { act, cleanup } from '@testing-library/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { noteEarlyActs } from './early-acts.ts'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  document.body.replaceChildren()
  delete window.earlyActs
})

function Code() {
  const [code, setCode] = useState('')
  return (
    <>
      <input
        aria-label="code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
      />
      <output>{code}</output>
    </>
  )
}

let arrive = () => {}

/** A server-rendered page with a form whose code is loaded separately. */
function drawn(onReady: () => void) {
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Code }>((resolve) => {
        arrive = () => resolve({ default: Code })
      }),
  )
  function Page({ form: Form }: { form: typeof Code }) {
    useEffect(onReady, [])
    return (
      <Suspense fallback={null}>
        <Form />
      </Suspense>
    )
  }
  const place = document.createElement('div')
  place.id = 'root'
  place.innerHTML = renderToString(<Page form={Code} />)
  document.body.append(place)
  return { place, page: <Page form={Late as unknown as typeof Code} /> }
}

const field = () => document.querySelector('input') as HTMLInputElement
const shown = () => document.querySelector('output')?.textContent

function paste(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

async function open() {
  window.earlyActs = { clicked: null, sent: null, isOver: false, stop: () => {} }
  let ready = () => {}
  const { place, page } = drawn(() => ready())
  ready = noteEarlyActs(place)
  root = hydrateRoot(place, page)
  await vi.waitFor(() => expect(window.earlyActs?.isOver).toBe(true))
}

it('[FRM-273] a text that is pasted before the code of its part has loaded is kept', async () => {
  await open()
  paste('k7f3qx')
  arrive()
  await vi.waitFor(() => expect(shown()).toBe('K7F3QX'))
  expect(field().value).toBe('K7F3QX')
})

it('[FRM-273] a text that is pasted while its part is being hydrated is kept', async () => {
  await open()
  arrive()
  paste('k7f3qx')
  await vi.waitFor(() => expect(shown()).toBe('K7F3QX'))
})
