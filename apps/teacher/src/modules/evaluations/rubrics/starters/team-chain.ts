import { bullwhip, reflection, service } from './chain-criteria.ts'
import { fourLevels, words } from './levels.ts'
import type { Starter } from './starter-names.ts'

export const teamChain: Starter = {
  names: words(['One chain, one team', '一条供应链，一个团队', 'Satu rantaian, satu pasukan']),
  kind: 'supply-chain',
  criteria: [
    { ...service, weight: 30 },
    { ...bullwhip, weight: 30 },
    {
      key: 'clear-notes',
      names: words(['Others understand the notes', '他人能理解备注', 'Orang lain memahami nota']),
      weight: 20,
      source: 'peer',
      evidence: '',
      levels: fourLevels([
        [
          'One cannot see from the notes what was done.',
          '从备注中看不出做了什么。',
          'Nota tidak menunjukkan perkara yang dilakukan.',
        ],
        [
          'One can see what was ordered, and seldom why.',
          '能看出订了多少货，但很少看出原因。',
          'Nota menunjukkan perkara yang dipesan, jarang sebabnya.',
        ],
        [
          'One understands most decisions without asking.',
          '不用询问就能理解大多数决策。',
          'Kebanyakan keputusan difahami tanpa bertanya.',
        ],
        [
          'One could take over the seat and continue in the same way.',
          '可以接手该席位，并以同样的方式继续。',
          'Seseorang boleh mengambil alih peranan itu dan meneruskannya dengan cara yang sama.',
        ],
      ]),
    },
    { ...reflection, source: 'self', evidence: '', weight: 20 },
  ],
  gates: [],
}
