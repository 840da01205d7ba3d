import type { Readable } from 'node:stream'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { isMissing } from '../folder.ts'
import { ObjectReader, type ByteSpan } from './object-reader.ts'
import {
  createRequester,
  encodedKey,
  type ObjectRequest,
  type Requester,
  type S3Service,
} from './object-request.ts'
import { codeOf, errorOf, readShort } from './refused-answer.ts'

/** The objects of a bucket whose keys begin with a prefix, which the names below leave out. */
export interface Bucket {
  sizeOf(key: string): Promise<number | undefined>
  read(key: string, span?: ByteSpan): Readable
  /** Stores parts of bytes as one object, which exists once all of them are there. */
  store(key: string, parts: AsyncIterable<Uint8Array>): Promise<void>
  copy(from: string, to: string): Promise<void>
  remove(key: string): Promise<void>
  list(prefix?: string): AsyncIterable<{ key: string; length: number }>
  /** Ends uploads that began before a moment, and returns their number. */
  removeUploads(before: Date): Promise<number>
  problem(): string | undefined
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents' || name === 'Upload',
})
const text = z.string().default('')
/** The service writes an empty element where a list is empty. */
const emptyOr = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (value === '' || value === undefined ? {} : value), shape)
const page = z.object({
  ListBucketResult: emptyOr(
    z.object({
      Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number() })).default([]),
      NextContinuationToken: text,
    }),
  ),
})
const uploadsPage = z.object({
  ListMultipartUploadsResult: emptyOr(
    z.object({
      Upload: z
        .array(z.object({ Key: z.string(), UploadId: z.string(), Initiated: z.coerce.date() }))
        .default([]),
      IsTruncated: text,
      NextKeyMarker: text,
      NextUploadIdMarker: text,
    }),
  ),
})
const begun = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string().min(1) }) })

/** Sends a request and reads its answer, in which an error may follow a status of success. */
function ask(requester: Requester, request: ObjectRequest) {
  return requester.send(request, async (answer) => {
    const body = await readShort(answer, requester.limits.stall, Infinity)
    if (codeOf(body)) throw errorOf(500, body)
    return { body, headers: answer.headers }
  })
}

/** Stores parts as a multipart upload. A failed upload is ended, so that its parts cost nothing. */
async function storeParts(
  requester: Requester,
  key: string,
  parts: AsyncIterator<Uint8Array>,
  first: readonly Uint8Array[],
): Promise<void> {
  const { body } = await ask(requester, {
    method: 'POST',
    key,
    query: { uploads: '' },
    stores: true,
  })
  const { UploadId: uploadId } = begun.parse(parser.parse(body)).InitiateMultipartUploadResult
  try {
    const tags: string[] = []
    let length = 0
    const send = async (part: Uint8Array) => {
      const { headers } = await ask(requester, {
        method: 'PUT',
        key,
        query: { partNumber: String(tags.length + 1), uploadId },
        body: part,
        stores: true,
      })
      tags.push(headers.etag ?? '')
      length += part.length
    }
    for (const part of first) await send(part)
    for (let next = await parts.next(); !next.done; next = await parts.next())
      await send(next.value)
    await completeUpload(requester, key, { uploadId, tags, length })
  } catch (error) {
    // The nightly job ends the upload if the storage is away now.
    await ask(requester, { method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

async function completeUpload(
  requester: Requester,
  key: string,
  { uploadId, tags, length }: { uploadId: string; tags: readonly string[]; length: number },
): Promise<void> {
  const listed = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const xml = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${listed.join('')}</CompleteMultipartUpload>`
  try {
    await ask(requester, {
      method: 'POST',
      key,
      query: { uploadId },
      headers: { 'content-type': 'application/xml' },
      body: Buffer.from(xml),
      stores: true,
      joins: true,
    })
  } catch (error) {
    // The answer of an attempt that succeeded may have been lost: the object is then there.
    if ((await sizeOf(requester, key)) !== length) throw error
  }
}

async function sizeOf(requester: Requester, key: string): Promise<number | undefined> {
  try {
    const { headers } = await ask(requester, { method: 'HEAD', key })
    return Number(headers['content-length'])
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function* listObjects(requester: Requester, prefix: string) {
  let token = ''
  do {
    const { body } = await ask(requester, {
      method: 'GET',
      query: {
        'list-type': '2',
        prefix,
        ...(token !== '' && { 'continuation-token': token }),
      },
    })
    const found = page.parse(parser.parse(body)).ListBucketResult
    for (const { Key, Size } of found.Contents) yield { key: Key, length: Size }
    token = found.NextContinuationToken
  } while (token !== '')
}

async function removeUploads(requester: Requester, prefix: string, before: Date): Promise<number> {
  let removed = 0
  let markers: Record<string, string> = {}
  for (;;) {
    const { body } = await ask(requester, {
      method: 'GET',
      query: { uploads: '', prefix, ...markers },
    })
    const found = uploadsPage.parse(parser.parse(body)).ListMultipartUploadsResult
    for (const { Key: key, UploadId: uploadId, Initiated } of found.Upload) {
      if (Initiated >= before || !key.startsWith(prefix)) continue
      await ask(requester, { method: 'DELETE', key, query: { uploadId } }).catch(ignoreMissing)
      removed += 1
    }
    if (found.IsTruncated !== 'true') return removed
    markers = {
      'key-marker': found.NextKeyMarker,
      'upload-id-marker': found.NextUploadIdMarker,
    }
  }
}

/** What is missing was removed before, by another process or by an attempt whose answer was lost. */
function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}

async function store(requester: Requester, key: string, source: AsyncIterable<Uint8Array>) {
  const parts = source[Symbol.asyncIterator]()
  try {
    const first = await parts.next()
    const second = first.done ? first : await parts.next()
    if (!first.done && !second.done)
      return await storeParts(requester, key, parts, [first.value, second.value])
    const body = first.done ? new Uint8Array() : first.value
    await ask(requester, { method: 'PUT', key, body, stores: true })
  } finally {
    await parts.return?.()
  }
}

/** @param prefix empty, or ending with a slash. */
export function openBucket(service: S3Service, bucket: string, prefix: string): Bucket {
  const requester = createRequester(service, bucket)
  return {
    problem: () => requester.problem(),
    sizeOf: (key) => sizeOf(requester, prefix + key),
    read: (key, span) => new ObjectReader(requester, prefix + key, span),
    store: (key, parts) => store(requester, prefix + key, parts),
    async copy(from, to) {
      await ask(requester, {
        method: 'PUT',
        key: prefix + to,
        headers: { 'x-amz-copy-source': `/${bucket}/${encodedKey(prefix + from)}` },
        stores: true,
        joins: true,
      })
    },
    async remove(key) {
      await ask(requester, { method: 'DELETE', key: prefix + key }).catch(ignoreMissing)
    },
    async *list(below = '') {
      for await (const { key, length } of listObjects(requester, prefix + below))
        yield { key: key.slice(prefix.length), length }
    },
    removeUploads: (before) => removeUploads(requester, prefix, before),
  }
}
