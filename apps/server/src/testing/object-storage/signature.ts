import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The seconds by which the clock of a client may differ, as at Amazon. */
const mostSkewSeconds = 15 * 60

const strict = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

interface Keys {
  accessKey: string
  secretKey: string
}

const partsOf = (header: string) =>
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
    header,
  )

function momentOf(date: string): number {
  const written = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return new Date(written).getTime()
}

/**
 * Checks the signature of a request, version 4, as its specification describes it and without the
 * library that signs. Returns the code of an error, or undefined if the signature is right.
 */
export function findSignatureFault(
  request: IncomingMessage,
  body: Uint8Array,
  { accessKey, secretKey }: Keys,
): string | undefined {
  const found = partsOf(request.headers.authorization ?? '')
  if (!found) return 'AccessDenied'
  const [, key, day = '', region = '', names = '', signature = ''] = found
  if (key !== accessKey) return 'InvalidAccessKeyId'
  const date = String(request.headers['x-amz-date'])
  const skew = Math.abs(Date.now() - momentOf(date)) / 1000
  if (!date.startsWith(day) || !(skew <= mostSkewSeconds)) return 'RequestTimeTooSkewed'
  const bodyHash = String(request.headers['x-amz-content-sha256'])
  if (bodyHash !== hashOf(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '', 'http://here')
  const signed = names.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .toSorted()
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => strict(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, hashOf(canonical)].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (before, part) => hmac(before, part),
    hmac(`AWS4${secretKey}`, day),
  )
  const expected = hmac(signingKey, text)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch'
}
