import type { BrowserContext, Page, Response } from '@playwright/test'

export type Channel = 'call' | 'page' | 'file' | 'live'

/** Data that the server sent to a student's client. */
export interface Received {
  channel: Channel
  address: string
  text: string
}

const textual = /json|html|text|javascript|css|xml|manifest/

function channelOf(response: Response): Channel {
  if (new URL(response.url()).pathname.startsWith('/api/')) return 'call'
  return response.request().resourceType() === 'document' ? 'page' : 'file'
}

/** Records every byte that a browser receives from the server, including the live channel. */
export class EverythingReceived {
  readonly list: Received[] = []
  private readonly reading: Promise<void>[] = []

  watch(context: BrowserContext) {
    context.on('response', (response) => this.reading.push(this.read(response)))
  }

  watchLive(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) =>
        this.list.push({ channel: 'live', address: socket.url(), text: String(payload) }),
      ),
    )
  }

  private async read(response: Response): Promise<void> {
    const headers = JSON.stringify(response.headers())
    const isText = textual.test(response.headers()['content-type'] ?? '')
    // A redirect has no body, and the browser discards the responses of a page that it leaves. So
    // reading the body may fail.
    const body = isText ? await response.text().catch(() => '') : ''
    const [channel, address] = [channelOf(response), response.url()]
    this.list.push({ channel, address, text: `${headers}\n${body}` })
  }

  /** Records a response that was requested outside of the page. */
  note(address: string, text: string) {
    this.list.push({ channel: 'call', address, text })
  }

  /** Returns everything that was received since the previous call. */
  async take(): Promise<Received[]> {
    await Promise.all(this.reading)
    return this.list.splice(0)
  }
}

/** Fields that are empty until the review is allowed. */
const hiddenUntilReview = new Set([
  'review',
  'right',
  'studentScore',
  'percent',
  'passed',
  'highestScore',
  'analysis',
  'model',
  'strategy',
  'matching',
])

function filledFields(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    // `may.review` says whether the review is allowed, and is no secret.
    ...(hiddenUntilReview.has(name) && inner !== null && !path.endsWith('.may')
      ? [`${path}.${name}`]
      : []),
    ...filledFields(inner, `${path}.${name}`),
  ])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('\n') + 1))
  } catch {
    return undefined
  }
}

/**
 * Finds marks as separate numbers, which are no part of a longer number. Some pages write them with
 * a comma.
 */
const numberIn = (text: string, mark: string) =>
  new RegExp(`(?<![\\d.,])${mark.replace('.', '[.,]')}(?!\\d)`).test(text)

export interface Secrets {
  words: readonly string[]
  /** The marks as pages print them. */
  marks: readonly string[]
}

/**
 * Finds secrets in the received data: words in all files, marks and fields in all but the files of
 * the site.
 */
export function findSecrets(received: readonly Received[], { words, marks }: Secrets): string[] {
  return received.flatMap(({ channel, address, text }) => {
    const found = words.filter((word) => text.toLowerCase().includes(word))
    if (channel !== 'file') found.push(...marks.filter((mark) => numberIn(text, mark)))
    if (channel === 'call') found.push(...filledFields(parsed(text)))
    return found.map((secret) => `${secret} in ${channel} ${address.replace(/^.*\/\/[^/]*/, '')}`)
  })
}
