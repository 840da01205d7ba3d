import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ContentWatch } from '../platform/content/content-watch.ts'
import { KeptAnswers } from '../platform/content/shared.ts'
import type { MadePage } from './make-page.ts'

const compress = promisify(brotliCompress)

/** Bytes of all pages together. */
const mostBytes = 32 * 1024 * 1024

export interface Answer {
  html: Buffer
  etag: string
}

/** An answer as all who ask for it may have it. */
export type Packed<Made extends Answer> = Made & {
  /** As browsers take it that know Brotli. */
  compressed: Buffer
  size: number
}

export type KeptPage = Packed<MadePage>

/** Beyond these bytes the best compression takes longer than it is worth. */
const longText = 1024 * 1024

export async function pack<Made extends Answer>(made: Made): Promise<Packed<Made>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: made.html.length > longText ? 5 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: made.html.length,
  }
  const compressed = await compress(made.html, { params })
  return { ...made, compressed, size: made.html.length + compressed.length }
}

/** The pages that all visitors of a school share, drawn and compressed once (FRM-275). */
export class VisitorPages {
  private readonly kept: KeptAnswers<KeptPage>

  constructor(watch: ContentWatch) {
    this.kept = new KeptAnswers(watch, mostBytes)
  }

  get(schoolId: number, key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const packed = async () => pack(await make())
    return this.kept.get(schoolId, key, packed, ({ isDrawn, status }) => isDrawn && status === 200)
  }
}
