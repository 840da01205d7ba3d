import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ContentWatch } from '../platform/content/content-watch.ts'
import { KeptAnswers } from '../platform/content/shared.ts'
import type { MadePage } from './make-page.ts'

const compress = promisify(brotliCompress)

/** Bytes of all pages together. */
const mostBytes = 32 * 1024 * 1024

export interface KeptPage extends MadePage {
  /** As browsers take it that know Brotli. */
  compressed: Buffer
  size: number
}

async function pack(page: MadePage): Promise<KeptPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.html.length,
  }
  const compressed = await compress(page.html, { params })
  return { ...page, compressed, size: page.html.length + compressed.length }
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
