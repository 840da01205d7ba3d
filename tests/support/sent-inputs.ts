import type { Page } from '@playwright/test'

const binding = 'noteSentInput'

/**
 * Records what the pages of a window send to calls whose path matches. The page records this
 * itself, because Firefox's driver does not give the bodies of requests.
 */
export async function recordInputs(page: Page, path: RegExp): Promise<unknown[]> {
  const inputs: unknown[] = []
  await page.exposeBinding(binding, (_source, address: string, body: string | null) => {
    if (!path.test(address)) return
    inputs.push(
      body === null ? Object.fromEntries(new URL(address).searchParams) : JSON.parse(body),
    )
  })
  await page.addInitScript((name) => {
    const send = window.fetch.bind(window)
    window.fetch = (input, init) => {
      const address = new URL(input instanceof Request ? input.url : input, location.href).href
      const body = typeof init?.body === 'string' ? init.body : null
      const report = window as unknown as Record<
        string,
        (address: string, body: string | null) => void
      >
      report[name]?.(address, body)
      return send(input, init)
    }
  }, binding)
  return inputs
}
