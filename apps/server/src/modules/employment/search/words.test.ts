import { describe, expect, it } from 'vitest'
import { rootsOf } from './malay.ts'
import { isOneSlip, spellingsOf } from './typing.ts'
import { wordsIn, wordsWanted } from './words.ts'

const share = (one: string, other: string) =>
  rootsOf(one).some((root) => rootsOf(other).includes(root))

describe('the words of a text', () => {
  it('[JOB-076] include C++, C# and .NET, and are separated at slashes, in one case and width', () => {
    expect(wordsIn('Ｃ++/C#, ASP.NET and UI/UX')).toEqual([
      'c++',
      'c#',
      'asp',
      '.net',
      'and',
      'ui',
      'ux',
    ])
    expect(wordsIn('Jualan/Pemasaran Café (Part-time)')).toEqual([
      'jualan',
      'pemasaran',
      'cafe',
      'part',
      'time',
    ])
    expect(wordsIn('Unit #1, a+b')).toEqual(['unit', '1', 'a', 'b'])
  })

  it('[JOB-076] are one and two Chinese characters, separated at a slash', () => {
    expect(wordsIn('全职/兼职')).toEqual(['全', '职', '全职', '兼', '兼职'])
    expect(wordsWanted('电商运营')).toEqual(['电商', '商运', '运营'])
    expect(wordsWanted('𠮷野 运')).toEqual(['𠮷野', '运'])
  })

  it('[JOB-076] do not exist in punctuation, in an empty text and in spaces', () => {
    for (const text of ['', '   ', '!?/+#.', '，。', '🙂']) expect(wordsWanted(text)).toEqual([])
  })
})

describe('the roots of Malay words', () => {
  it.each([
    ['jual', 'jualan', 'penjual', 'menjual', 'penjualan', 'dijual', 'terjual', 'berjualan'],
    ['pasar', 'pasaran', 'pemasar', 'pemasaran', 'memasarkan'],
    ['wang', 'kewangan'],
    ['niaga', 'peniaga', 'berniaga', 'perniagaan'],
    ['urus', 'pengurus', 'pengurusan', 'mengurus', 'menguruskan'],
    ['tulis', 'penulis', 'menulis', 'penulisan', 'tulisan'],
    ['iklan', 'pengiklanan', 'mengiklankan'],
    ['ajar', 'pelajar', 'belajar', 'pengajar', 'pengajaran', 'pelajaran'],
    ['beli', 'pembeli', 'pembelian', 'membeli'],
    ['khidmat', 'perkhidmatan'],
    ['selia', 'penyelia', 'penyeliaan', 'menyelia'],
    ['guna', 'pengguna', 'penggunaan', 'menggunakan'],
  ])('[JOB-077] connect the family of %s', (root, ...family) => {
    for (const word of family) expect([word, share(root, word)]).toEqual([word, true])
    for (const word of family) expect([word, share(word, family[0]!)]).toEqual([word, true])
  })

  it('[JOB-077] keep words apart that only look alike', () => {
    for (const [one, other] of [
      ['person', 'son'],
      ['manager', 'menu'],
      ['design', 'sign'],
      ['market', 'pasar'],
      ['seri', 'siri'],
      ['plan', 'pl'],
      ['电商', '商'],
      ['c++', 'c'],
    ] as const)
      expect([one, other, share(one, other)]).toEqual([one, other, false])
  })

  it('[JOB-077] come after the word itself, and have at least four letters', () => {
    for (const word of ['penjualan', 'kerja', 'an', 'i', 'permanent', 'dikatakan', 'c#', '运营']) {
      const roots = rootsOf(word)
      expect(roots[0]).toBe(word)
      expect(new Set(roots).size).toBe(roots.length)
      expect(roots.slice(1).every((root) => root.length >= 4)).toBe(true)
    }
  })
})

describe('typing errors', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  let seed = 7
  const draw = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const word = () => Array.from({ length: 4 + draw(8) }, () => letters[draw(26)]).join('')

  it('[JOB-079] share a spelling and are one error apart, for 500 words and each kind of error', () => {
    for (let time = 0; time < 500; time += 1) {
      const right = word()
      const index = draw(right.length - 1)
      const slips = [
        right.slice(0, index) + letters[draw(26)] + right.slice(index),
        right.slice(0, index) + letters[draw(26)] + right.slice(index + 1),
        right.slice(0, index) + right[index + 1] + right[index] + right.slice(index + 2),
        ...(right.length > 4 ? [right.slice(0, index) + right.slice(index + 1)] : []),
      ]
      for (const wrong of slips) {
        expect([right, wrong, isOneSlip(wrong, right)]).toEqual([right, wrong, true])
        expect(spellingsOf(wrong).some((one) => spellingsOf(right).includes(one))).toBe(true)
      }
    }
  })

  it('[JOB-079] are not two errors, nor in words of three letters or in other scripts', () => {
    for (const [one, other] of [
      ['marketing', 'merketting'],
      ['abed', 'axbd'],
      ['cat', 'cut'],
      ['运营专员', '运营专业'],
    ] as const)
      expect(isOneSlip(one, other)).toBe(false)
    expect(spellingsOf('cat')).toEqual(['cat'])
    expect(spellingsOf('运营')).toEqual(['运营'])
  })
})
