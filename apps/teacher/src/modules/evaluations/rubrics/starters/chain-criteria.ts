import type { RubricCriterion } from '@titian/contract'
import { fourLevels, words } from './levels.ts'

/** A criterion that is rated automatically from a supply chain run, without its weight. */
type Rated = Omit<RubricCriterion, 'weight'>

/**
 * The percentages of the four levels. The steps are wide, because only the reference play reaches
 * all points of a part.
 */
const steps = [0, 40, 70, 100]

export const service: Rated = {
  key: 'service',
  names: words(['Customers are served', '满足顾客需求', 'Pelanggan dilayan']),
  source: 'machine',
  evidence: 'service',
  levels: fourLevels(
    [
      [
        'Customers often wait; backlogs stay for many weeks.',
        '顾客经常等待，欠货持续多周。',
        'Pelanggan kerap menunggu; tunggakan kekal berminggu-minggu.',
      ],
      [
        'Some orders are late, and backlogs are worked off in the end.',
        '部分订单延迟，欠货最终得到补齐。',
        'Sesetengah pesanan lewat, dan tunggakan akhirnya diselesaikan.',
      ],
      [
        'Most orders are served in full when they are due.',
        '大多数订单能按时足量交付。',
        'Kebanyakan pesanan dipenuhi sepenuhnya pada masanya.',
      ],
      [
        'Customers are served as well as in the reference play.',
        '服务水平与参考玩法相当。',
        'Pelanggan dilayan sebaik permainan rujukan.',
      ],
    ],
    steps,
  ),
}

export const cost: Rated = {
  key: 'cost',
  names: words(['Costs stay low', '控制成本', 'Kos kekal rendah']),
  source: 'machine',
  evidence: 'cost',
  levels: fourLevels(
    [
      [
        'Stock and backlog cost far more than they need to.',
        '库存和欠货成本远高于必要水平。',
        'Kos stok dan tunggakan jauh melebihi yang perlu.',
      ],
      [
        'Costs rise in some weeks and come down again later.',
        '成本在某些周上升，之后有所回落。',
        'Kos naik pada beberapa minggu dan turun semula kemudian.',
      ],
      [
        'Stock is kept near what is needed; costs are low in most weeks.',
        '库存接近实际需要，多数周成本较低。',
        'Stok hampir dengan keperluan; kos rendah pada kebanyakan minggu.',
      ],
      [
        'The chain costs as little as in the reference play.',
        '整条供应链的成本与参考玩法一样低。',
        'Kos rantaian serendah permainan rujukan.',
      ],
    ],
    steps,
  ),
}

export const bullwhip: Rated = {
  key: 'calm',
  names: words(['Orders are calm', '订货平稳', 'Pesanan stabil']),
  source: 'machine',
  evidence: 'bullwhip',
  levels: fourLevels(
    [
      [
        'Orders swing far more than the demand of the customers.',
        '订货波动远大于顾客需求的波动。',
        'Pesanan berayun jauh melebihi permintaan pelanggan.',
      ],
      [
        'Orders swing after a change of demand and then settle.',
        '需求变化后订货有所波动，随后趋于平稳。',
        'Pesanan berayun selepas permintaan berubah, kemudian stabil.',
      ],
      [
        'Goods on their way are counted; orders change in small steps.',
        '订货时考虑在途货物，调整幅度较小。',
        'Barang dalam perjalanan diambil kira; pesanan berubah sedikit demi sedikit.',
      ],
      [
        'Orders are hardly less even than the demand itself.',
        '订货几乎与需求本身一样平稳。',
        'Pesanan hampir sama rata dengan permintaan itu sendiri.',
      ],
    ],
    steps,
  ),
}

/** A criterion that a teacher rates from the notes and the final answers. */
export const explained: Rated = {
  key: 'reasons',
  names: words(['Decisions have reasons', '决策有理由', 'Keputusan bersebab']),
  source: 'teacher',
  evidence: '',
  levels: fourLevels([
    [
      'Notes are missing or do not say why an order was placed.',
      '没有备注，或未说明订货的理由。',
      'Tiada nota, atau nota tidak menyatakan sebab pesanan dibuat.',
    ],
    [
      'Some notes name a reason, mostly what has just happened.',
      '部分备注说明理由，多为刚刚发生的情况。',
      'Sesetengah nota menyatakan sebab, biasanya perkara yang baru berlaku.',
    ],
    [
      'Notes weigh stock, backlog and goods on their way.',
      '备注综合考虑库存、欠货和在途货物。',
      'Nota menimbang stok, tunggakan dan barang dalam perjalanan.',
    ],
    [
      'Notes follow one stated rule, and say when and why it was changed.',
      '备注始终依据明确的规则，并说明何时及为何调整。',
      'Nota mengikut satu peraturan yang jelas, dan menyatakan bila dan mengapa ia diubah.',
    ],
  ]),
}

export const reflection: Omit<Rated, 'source' | 'evidence'> = {
  key: 'reflection',
  names: words(['Looking back', '回顾与反思', 'Refleksi kendiri']),
  levels: fourLevels([
    [
      'What happened is not described.',
      '未描述发生了什么。',
      'Perkara yang berlaku tidak diterangkan.',
    ],
    [
      'What happened is described, and others are given as the cause.',
      '描述了经过，但只把原因归于他人。',
      'Perkara yang berlaku diterangkan, dan orang lain dijadikan punca.',
    ],
    [
      'Own decisions are named that made the game better or worse.',
      '指出自己的哪些决策使结果变好或变坏。',
      'Keputusan sendiri yang memperbaik atau memburukkan permainan dinyatakan.',
    ],
    [
      'It is said which rule would be used next time, and what it would change.',
      '说明下次会采用什么规则，以及会带来什么变化。',
      'Dinyatakan peraturan yang akan digunakan lain kali dan perubahan yang dijangka.',
    ],
  ]),
}
