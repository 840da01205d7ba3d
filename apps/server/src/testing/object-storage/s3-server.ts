import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { findSignatureFault } from './signature.ts'

interface StoredObject {
  bytes: Buffer
  tag: string
}

interface Upload {
  key: string
  begun: Date
  parts: Map<number, StoredObject>
}

export interface Asked {
  method: string
  key: string
  query: URLSearchParams
  /** The number of this request, from 1. */
  number: number
}

/**
 * What goes wrong with a request: its connection is cut, it gets no answer, an answer that is an
 * error, an answer that breaks off after some bytes, or no answer although it was carried out.
 */
export type Fault =
  | 'cut'
  | 'silent'
  | { status: number; code: string; inBody?: boolean }
  | { breakAfter: number; silently?: boolean }
  | 'loseAnswer'

interface Options {
  port?: number
  pageSize?: number
}

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')
const objectOf = (bytes: Buffer): StoredObject => ({ bytes, tag: `"${md5(bytes)}"` })

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const xmlOf = (name: string, inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${name}>`

/**
 * A small S3 service for tests, with one bucket in memory. It checks signatures and checksums, and
 * fails as a test wants. Decision 0139 says which real services the store was tried with.
 */
export class S3Server {
  readonly accessKey = 'test-key'
  readonly secretKey = 'secret of the test'
  readonly bucket = 'school-files'
  readonly objects = new Map<string, StoredObject>()
  readonly uploads = new Map<string, Upload>()
  readonly asked: Asked[] = []
  /** Chooses the fault of a request; undefined lets it succeed. */
  fault: (asked: Asked) => Fault | undefined = () => undefined
  private readonly server
  private readonly pageSize: number
  private readonly sockets = new Set<Socket>()

  private constructor({ pageSize = 1000 }: Options) {
    this.pageSize = pageSize
    this.server = createServer((request, response) => void this.answer(request, response))
    this.server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
  }

  static async start(options: Options = {}): Promise<S3Server> {
    const started = new S3Server(options)
    await new Promise<void>((resolve) =>
      started.server.listen(options.port ?? 0, '127.0.0.1', resolve),
    )
    return started
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  /** The settings of a store in this service. */
  get place() {
    const { accessKey, secretKey, bucket } = this
    const endpoint = `http://127.0.0.1:${this.port}`
    return { endpoint, region: 'us-east-1', accessKey, secretKey, bucket, pathStyle: true }
  }

  /** The same as settings of the server. */
  get env() {
    return {
      S3_ENDPOINT: this.place.endpoint,
      S3_BUCKET: this.bucket,
      S3_ACCESS_KEY: this.accessKey,
      S3_SECRET_KEY: this.secretKey,
    }
  }

  get openConnections(): number {
    return this.sockets.size
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private refuse(response: ServerResponse, status: number, code: string): void {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`)
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://here')
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const method = request.method ?? ''
    const number = this.asked.length + 1
    const asked = { method, key: rest.join('/'), query: url.searchParams, number }
    this.asked.push(asked)
    const fault = this.fault(asked)
    if (fault === 'cut') return void request.socket.destroy()
    const body = await buffer(request).catch(() => undefined)
    if (!body || fault === 'silent') return
    const wrong = findSignatureFault(request, body, this)
    if (wrong !== undefined) return this.refuse(response, 403, wrong)
    if (typeof fault === 'object' && 'status' in fault)
      return this.refuse(response, fault.inBody ? 200 : fault.status, fault.code)
    if (bucket !== this.bucket) return this.refuse(response, 404, 'NoSuchBucket')
    if (fault === 'loseAnswer') response.end = () => response.destroy()
    if (asked.key === '') this.answerBucket(asked, response)
    else if (asked.query.has('uploads') || asked.query.has('uploadId'))
      this.answerUpload(asked, body, response)
    else this.answerObject(asked, request, body, response, fault)
  }

  private answerBucket({ query }: Asked, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? ''
    if (query.has('uploads')) {
      const listed = [...this.uploads].filter(([, { key }]) => key.startsWith(prefix))
      const after = listed.findIndex(([id]) => id === query.get('upload-id-marker')) + 1
      const page = listed.slice(after, after + this.pageSize)
      const [last] = page.at(-1) ?? []
      const inner = page.map(
        ([id, { key, begun }]) =>
          `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
      )
      const isMore = after + page.length < listed.length
      const markers = isMore
        ? `<NextKeyMarker>${escaped(this.uploads.get(last ?? '')?.key ?? '')}</NextKeyMarker><NextUploadIdMarker>${last}</NextUploadIdMarker>`
        : ''
      const text = `${inner.join('')}<IsTruncated>${isMore}</IsTruncated>${markers}`
      return void response.end(xmlOf('ListMultipartUploadsResult', text))
    }
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const from = query.get('continuation-token') ?? ''
    const rest = keys.filter((key) => key > from)
    const page = rest.slice(0, this.pageSize)
    const inner = page.map(
      (key) =>
        `<Contents><Key>${escaped(key)}</Key><Size>${this.objects.get(key)?.bytes.length}</Size></Contents>`,
    )
    const next =
      page.length < rest.length
        ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>`
        : ''
    response.end(xmlOf('ListBucketResult', inner.join('') + next))
  }

  private answerUpload({ method, key, query }: Asked, body: Buffer, response: ServerResponse) {
    if (query.has('uploads')) {
      const id = randomUUID()
      this.uploads.set(id, { key, begun: new Date(), parts: new Map() })
      const inner = `<UploadId>${id}</UploadId>`
      return void response.end(xmlOf('InitiateMultipartUploadResult', inner))
    }
    const id = query.get('uploadId') ?? ''
    const upload = this.uploads.get(id)
    if (!upload) return this.refuse(response, 404, 'NoSuchUpload')
    if (method === 'DELETE') {
      this.uploads.delete(id)
      return void response.writeHead(204).end()
    }
    if (method === 'PUT') {
      const part = objectOf(body)
      upload.parts.set(Number(query.get('partNumber')), part)
      return void response.setHeader('etag', part.tag).end()
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)</g)]
    const parts = named.map(([, number, tag]) => ({ part: upload.parts.get(Number(number)), tag }))
    const isWrong = parts.some(({ part, tag }) => part === undefined || part.tag !== tag)
    if (parts.length === 0 || isWrong) return this.refuse(response, 400, 'InvalidPart')
    const sizes = parts.slice(0, -1).map(({ part }) => part?.bytes.length ?? 0)
    if (sizes.some((size) => size < 5 * 1024 * 1024))
      return this.refuse(response, 400, 'EntityTooSmall')
    this.objects.set(key, objectOf(Buffer.concat(parts.flatMap(({ part }) => part?.bytes ?? []))))
    this.uploads.delete(id)
    response.end(xmlOf('CompleteMultipartUploadResult', `<Key>${escaped(key)}</Key>`))
  }

  private answerObject(
    { method, key }: Asked,
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    fault: Fault | undefined,
  ): void {
    const source = request.headers['x-amz-copy-source']
    if (method === 'PUT' && typeof source === 'string') {
      const [, , ...from] = decodeURIComponent(source).split('/')
      const found = this.objects.get(from.join('/'))
      if (!found) return this.refuse(response, 404, 'NoSuchKey')
      this.objects.set(key, found)
      return void response.end(xmlOf('CopyObjectResult', ''))
    }
    if (method === 'PUT') {
      this.objects.set(key, objectOf(body))
      return void response.end()
    }
    if (method === 'DELETE') {
      this.objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = this.objects.get(key)
    if (!found) return this.refuse(response, 404, 'NoSuchKey')
    const tag = request.headers['if-match']
    if (tag !== undefined && tag !== found.tag)
      return this.refuse(response, 412, 'PreconditionFailed')
    const size = found.bytes.length
    const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (start !== undefined && Number(start) >= size)
      return this.refuse(response, 416, 'InvalidRange')
    const bytes =
      start === undefined
        ? found.bytes
        : found.bytes.subarray(Number(start), end ? Number(end) + 1 : undefined)
    response.writeHead(start === undefined ? 200 : 206, {
      'content-length': bytes.length,
      etag: found.tag,
    })
    if (method === 'HEAD') return void response.end()
    if (typeof fault !== 'object' || !('breakAfter' in fault)) return void response.end(bytes)
    response.write(bytes.subarray(0, fault.breakAfter), () => {
      if (!fault.silently) response.destroy()
    })
  }
}
