import type { DebriefQuestion } from './served.ts'

/** PRC-058, PRC-110: the questions for the players of a chain after its end. */
export const supplyChainQuestions: readonly DebriefQuestion[] = [
  {
    name: 'swings',
    texts: {
      en: 'Look at the four order curves. Why did the orders swing more than the demand of the consumers? Name the weeks in which it began.',
      zh: '请看四条订货曲线。为什么订货量的波动大于消费者需求的波动？请指出波动从哪几周开始。',
      my: 'Lihat empat lengkung pesanan. Mengapakah pesanan turun naik lebih daripada permintaan pengguna? Nyatakan minggu apabila ia bermula.',
    },
  },
  {
    name: 'pipeline',
    texts: {
      en: 'What did the goods on their way and the delays do to your decisions? Describe one order that you would place differently today.',
      zh: '在途货物和延迟怎样影响了您的决策？请描述一次您现在会改变的订货。',
      my: 'Apakah kesan barang dalam perjalanan dan kelewatan terhadap keputusan anda? Huraikan satu pesanan yang akan anda buat secara berbeza hari ini.',
    },
  },
  {
    name: 'ownSeat',
    texts: {
      en: 'What could your own seat have known, and from which numbers on the desk? What could it not have known?',
      zh: '您的席位当时本可以知道什么？从工作台上的哪些数字可以看出？又有哪些是无法知道的？',
      my: 'Apakah yang boleh diketahui oleh peranan anda sendiri, dan daripada nombor yang mana di meja? Apakah yang tidak mungkin diketahuinya?',
    },
  },
  {
    name: 'secondRound',
    texts: {
      en: 'In a second round every seat sees the demand of the consumers. By which rule would you order then, and what would you agree with the other seats?',
      zh: '在第二轮中，每个席位都能看到消费者需求。届时您会按什么规则订货，又会与其他席位约定什么？',
      my: 'Dalam pusingan kedua setiap peranan melihat permintaan pengguna. Dengan peraturan apakah anda akan memesan, dan apakah yang akan anda persetujui dengan peranan lain?',
    },
  },
]
