import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/**
 * Bytes that are produced ahead of a slow client: most files fit, and then hold no database
 * connection.
 */
const madeAhead = 4 * 1024 * 1024

/** Encodes bytes as base64, three bytes at a time. */
async function* inBase64(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    const whole = bytes.length - (bytes.length % 3)
    rest = bytes.subarray(whole)
    if (whole > 0) yield bytes.toString('base64', 0, whole)
  }
  yield rest.toString('base64')
}

async function* inJson(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const piece of pieces) yield JSON.stringify(piece.toString()).slice(1, -1)
}

/**
 * A JSON response with a file as one long text, produced while it is sent. When it breaks off, the
 * JSON is invalid, so that no client mistakes a part for the whole file.
 */
export class StreamedAnswer<Data> {
  private readonly around: (text: string) => Data
  private readonly pieces: AsyncIterable<Buffer>
  private readonly encoding: 'base64' | 'text'

  /**
   * `around` builds the response data from the text; pieces of `text` must not split characters.
   */
  constructor(
    around: (text: string) => Data,
    pieces: AsyncIterable<Buffer>,
    encoding: 'base64' | 'text' = 'base64',
  ) {
    this.around = around
    this.pieces = pieces
    this.encoding = encoding
  }

  /** The same file in a response with different data. */
  with<Other>(change: (data: Data) => Other): StreamedAnswer<Other> {
    return new StreamedAnswer((text) => change(this.around(text)), this.pieces, this.encoding)
  }

  /** Returns the body; `write` serialises the response data. */
  bodyOf(write: (data: Data) => string): Readable {
    const place = randomUUID()
    const [before = '', after = ''] = write(this.around(place)).split(place)
    const { pieces, encoding } = this
    async function* body() {
      yield before
      yield* encoding === 'base64' ? inBase64(pieces) : inJson(pieces)
      yield after
    }
    return Readable.from(body(), { objectMode: false, highWaterMark: madeAhead })
  }
}
