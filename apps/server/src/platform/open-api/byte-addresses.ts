import {
  files,
  filePurposeNames,
  practiceReport,
  practiceReportAnswer,
  type RefusalName,
} from '@titian/contract'
import { refusedWith } from './refusals.ts'
import { type Json, schemaOf } from './schemas.ts'

const signedIn = [{ session: [] }, { sessionWithoutTls: [] }]
const inPath = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
})
const inQuery = (name: string, required = false): Json => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string' },
})
const inHead = (name: string, type = 'integer'): Json => ({
  name,
  in: 'header',
  required: true,
  schema: { type },
})

interface Described {
  id: string
  summary: string
  open?: boolean
  parameters?: Json[]
  body?: Json
  good: Json
  refusals: RefusalName[]
}

function operation({ id, summary, open, parameters = [], body, good, refusals }: Described): Json {
  return {
    operationId: `bytes.${id}`,
    tags: ['bytes'],
    summary,
    security: open ? [] : signedIn,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...good, ...refusedWith([...refusals, 'unknownHost', 'busy']) },
  }
}

const bytes = (type: string): Json => ({
  content: { [type]: { schema: { type: 'string', contentMediaType: type } } },
})
const streamed: Json = {
  200: { description: 'The whole file.', ...bytes('application/octet-stream') },
  206: { description: 'The range that was asked for.', ...bytes('application/octet-stream') },
}

function captcha(id: string, summary: string, type: string): Json {
  const good = { 200: { description: 'A cookie ties the answer to this browser.', ...bytes(type) } }
  return { get: operation({ id, summary, open: true, good, refusals: ['waitBefore'] }) }
}

function upload(): Json {
  const stored = {
    type: 'object',
    required: ['ok', 'code', 'msg', 'data'],
    properties: {
      ok: { const: true },
      code: { const: 200 },
      msg: { type: 'string' },
      data: schemaOf(files.finishUpload.data, 'output'),
    },
  }
  const form = {
    type: 'object',
    required: ['file'],
    properties: {
      purpose: { type: 'string', enum: [...filePurposeNames], default: 'material' },
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
  }
  return operation({
    id: 'upload',
    summary: 'One small file in one piece (FRM-174).',
    body: { 'multipart/form-data': { schema: form } },
    good: {
      200: { description: 'Stored.', content: { 'application/json': { schema: stored } } },
    },
    refusals: ['signIn', 'noPermission', 'needsAuthentication', 'invalidInput', 'tooFast'],
  })
}

/** CRS-208: the upload of a face photo. */
function facePhoto(): Json {
  const form = {
    type: 'object',
    required: ['ticket', 'file'],
    properties: {
      ticket: { type: 'string', maxLength: 100 },
      file: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
  }
  return operation({
    id: 'facePhoto',
    summary: 'The photo of a face for the ticket that stands before it (CRS-208).',
    open: true,
    body: { 'multipart/form-data': { schema: form } },
    good: { 200: { description: 'Stored.' } },
    refusals: ['notFound', 'alreadyDone', 'invalidInput', 'tooFast'],
  })
}

/** RES-028: the upload of an introduction video. */
function introVideo(): Json {
  const videoFile = { type: 'string', contentMediaType: 'video/mp4' }
  return operation({
    id: 'uploadVideo',
    summary: 'The intro video of the own resume in one piece, at most 100 MB (RES-028, RES-029).',
    body: {
      'multipart/form-data': {
        schema: { type: 'object', required: ['videoFile'], properties: { videoFile } },
      },
    },
    good: { 200: { description: 'Stored, with the video as videoDetail answers it.' } },
    refusals: ['signIn', 'noPermission', 'invalidInput', 'tooFast'],
  })
}

const resumed: RefusalName[] = ['signIn', 'noPermission', 'needsAuthentication', 'notFound']
const version = inHead('Tus-Resumable', 'string')

/** The resumable upload of https://tus.io, which `finishUpload` completes. */
function resumable(): Record<string, Json> {
  const id = inPath('id')
  return {
    '/file/tus': {
      post: operation({
        id: 'beginUpload',
        summary: 'Begins a resumable upload (CRS-120); Upload-Metadata names purpose and filename.',
        parameters: [version, inHead('Upload-Length'), inHead('Upload-Metadata', 'string')],
        good: { 201: { description: 'Its address is in the header Location.' } },
        refusals: [...resumed, 'invalidInput', 'tooFast'],
      }),
    },
    '/file/tus/{id}': {
      head: operation({
        id: 'readUpload',
        summary: 'How many bytes have come.',
        parameters: [id, version],
        good: { 200: { description: 'The number is in the header Upload-Offset.' } },
        refusals: resumed,
      }),
      patch: operation({
        id: 'continueUpload',
        summary: 'Further bytes.',
        parameters: [id, version, inHead('Upload-Offset')],
        body: bytes('application/offset+octet-stream')['content'] as Json,
        good: { 204: { description: 'They are stored.' } },
        refusals: resumed,
      }),
      delete: operation({
        id: 'dropUpload',
        summary: 'Gives an upload up that is not finished.',
        parameters: [id, version],
        good: { 204: { description: 'It is gone.' } },
        refusals: resumed,
      }),
    },
  }
}

/** TCH-146: the upload of a course file. */
function courseFile(): Json {
  const inAddress = ['films', 'expires', 'signature'].map((name) => inQuery(name, true))
  return operation({
    id: 'courseFile',
    summary:
      'Streams a course as one ZIP file, by the signature that exportCourse gives (TCH-146).',
    open: true,
    parameters: [inPath('sign'), ...inAddress],
    good: { 200: { description: 'The whole archive.', ...bytes('application/zip') } },
    refusals: ['notFound', 'noPermission'],
  })
}

/** ACC-302: the download of the own data. */
const ownArchive = (): Json =>
  operation({
    id: 'ownArchive',
    summary:
      'Streams the archive of the own data to its owner, by the signature that downloadOwnArchive gives (ACC-302).',
    parameters: [inQuery('expires', true), inQuery('signature', true)],
    good: { 200: { description: 'The whole archive.', ...bytes('application/zip') } },
    refusals: ['signIn', 'notFound', 'noPermission'],
  })

/** CNT-073, CNT-082: `name` is the number of a certificate with a file extension. */
function certificatePaper(id: string, summary: string, type: string, also: RefusalName[]): Json {
  return operation({
    id,
    summary,
    open: true,
    parameters: [inPath('name')],
    good: { 200: { description: 'The file.', ...bytes(type) } },
    refusals: ['notFound', ...also],
  })
}

/** CRS-046: the playlist of a video. */
function playlist(signed: Json[]): Json {
  return operation({
    id: 'playlist',
    summary: 'The HLS playlist of a video that has renditions, or of one of them (CRS-046).',
    open: true,
    parameters: [inPath('sign'), ...signed, inQuery('height')],
    good: { 200: { description: 'A playlist.', ...bytes('application/vnd.apple.mpegurl') } },
    refusals: ['notFound', 'noPermission'],
  })
}

function stored(): Record<string, Json> {
  const refused: RefusalName[] = ['notFound', 'noPermission']
  const signed = [inQuery('expires', true), inQuery('signature', true)]
  return {
    '/file/server/upload': { post: upload() },
    '/study/facePhoto': { post: facePhoto() },
    '/resume/uploadVideo': { post: introVideo() },
    '/file/server/download': {
      get: operation({
        id: 'download',
        summary: 'Streams a file as an attachment, by session or by signature (FRM-178).',
        open: true,
        parameters: [
          inQuery('fileUrl', true),
          ...['fileName', 'expires', 'signature'].map((name) => inQuery(name)),
        ],
        good: streamed,
        refusals: [...refused, 'signIn'],
      }),
    },
    '/file/serve/{sign}': {
      get: operation({
        id: 'serve',
        summary: 'Shows a file, with ranges, while the signature lasts.',
        open: true,
        parameters: [inPath('sign'), ...signed],
        good: streamed,
        refusals: refused,
      }),
    },
    '/file/playlist/{sign}': { get: playlist(signed) },
    '/file/public/{sign}': {
      get: operation({
        id: 'servePublic',
        summary: 'A cover or an avatar at its lasting address.',
        open: true,
        parameters: [inPath('sign')],
        good: streamed,
        refusals: refused,
      }),
    },
  }
}

/** PRC-019: a report of an outside practice system. */
function reported(): Json {
  const answered = {
    type: 'object',
    required: ['ok', 'code', 'msg', 'data'],
    properties: {
      ok: { const: true },
      code: { const: 200 },
      msg: { type: 'string' },
      data: schemaOf(practiceReportAnswer, 'output'),
    },
  }
  return operation({
    id: 'practiceReport',
    summary:
      'The score of a student in an outside practice system, believed by its signature (CALL-725).',
    open: true,
    parameters: [inHead('Titian-Key', 'string'), inHead('Titian-Signature', 'string')],
    body: { 'application/json': { schema: schemaOf(practiceReport, 'input') } },
    good: {
      200: { description: 'Taken.', content: { 'application/json': { schema: answered } } },
    },
    refusals: ['noPermission', 'notFound', 'invalidInput', 'alreadyDone', 'tooFast'],
  })
}

/** The routes below the API base that carry bytes instead of envelopes. */
export function byteAddresses(): Record<string, Json> {
  return {
    ...resumable(),
    ...stored(),
    '/course/courseFile/{sign}': { get: courseFile() },
    '/privacy/archive': { get: ownArchive() },
    '/certificate/pdf/{name}': {
      get: certificatePaper(
        'certificatePdf',
        'A certificate as PDF (CNT-073).',
        'application/pdf',
        ['tooFast', 'busy', 'requestFailed'],
      ),
    },
    '/certificate/badge/{name}': {
      get: certificatePaper('certificateBadge', 'An open badge (CNT-082).', 'application/ld+json', [
        'alreadyDone',
      ]),
    },
    '/study/calendar/{token}.ics': {
      get: operation({
        id: 'calendar',
        summary: 'The dates of one person for calendar programs, by a private address (CRS-196).',
        open: true,
        parameters: [inPath('token')],
        good: { 200: { description: 'An iCalendar file.', ...bytes('text/calendar') } },
        refusals: ['notFound'],
      }),
    },
    '/pay/notice/{provider}': {
      post: operation({
        id: 'paymentNotice',
        summary: 'What the payment provider tells, believed by its signature (CALL-296).',
        open: true,
        parameters: [inPath('provider')],
        body: bytes('application/json')['content'] as Json,
        good: { 200: { description: 'Accepted; it need not be sent again.' } },
        refusals: ['notFound', 'noPermission', 'invalidInput'],
      }),
    },
    '/practice/report': { post: reported() },
    '/baseVerify/getQrImage': captcha('captchaImage', 'An image code (CALL-008).', 'image/webp'),
    '/baseVerify/getQrSound': captcha('captchaSound', 'A spoken code (ACC-256).', 'audio/wav'),
  }
}
