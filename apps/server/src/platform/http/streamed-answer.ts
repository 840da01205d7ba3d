import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** Bytes that are made ahead of a slow reader: most files are whole by then, and hold no connection any longer. */
const madeAhead = 4 * 1024 * 1024

/** The bytes of a file in the letters of base64, which stand for three bytes each. */
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
 * An answer with one long text, a file, which is made while it is sent. It is JSON as all answers are: when it breaks
 * off, no browser can read it, and nobody takes a part of the file for the whole.
 */
export class StreamedAnswer<Data> {
  private readonly around: (text: string) => Data
  private readonly pieces: AsyncIterable<Buffer>
  private readonly encoding: 'base64' | 'text'

  /** `around` makes the answer of its text; each piece of a `text` is whole letters. */
  constructor(
    around: (text: string) => Data,
    pieces: AsyncIterable<Buffer>,
    encoding: 'base64' | 'text' = 'base64',
  ) {
    this.around = around
    this.pieces = pieces
    this.encoding = encoding
  }

  /** The same file in an answer that has more to say. */
  with<Other>(change: (data: Data) => Other): StreamedAnswer<Other> {
    return new StreamedAnswer((text) => change(this.around(text)), this.pieces, this.encoding)
  }

  /** `write` makes the body of an answer. */
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
