import type { FullTexts } from '../wire/language.ts'

/** Why a call about a practice is refused. */
export const practiceReasons = {
  runChanged: {
    en: 'This run has moved on since you opened it, perhaps in another tab. Check the desk again.',
    zh: '该实训在您打开后已有进展，可能在其他标签页中操作过，请重新查看',
    my: 'Sesi ini telah bergerak sejak anda membukanya, mungkin di tab lain. Sila semak semula.',
  },
  runOver: {
    en: 'This run has ended and takes no more decisions.',
    zh: '该实训已结束，不再接受新的决策',
    my: 'Sesi ini telah tamat dan tidak lagi menerima keputusan.',
  },
  runNotOver: {
    en: 'The review opens when the run has ended.',
    zh: '实训结束后才能查看复盘',
    my: 'Ulasan dibuka apabila sesi ini tamat.',
  },
  tooManyRuns: {
    en: 'You have 20 open runs. End one of them before you begin another.',
    zh: '您有 20 个未结束的实训，请先结束其中一个再开始新的实训',
    my: 'Anda mempunyai 20 sesi yang belum tamat. Tamatkan satu sebelum memulakan yang lain.',
  },
  gameCodeUnknown: {
    en: 'No game has this code. Compare the six characters.',
    zh: '没有使用该代码的游戏，请核对六位代码',
    my: 'Tiada permainan dengan kod ini. Sila semak enam aksara itu.',
  },
  gameBegun: {
    en: 'This game has already begun.',
    zh: '该游戏已经开始',
    my: 'Permainan ini sudah bermula.',
  },
  gameOver: {
    en: 'This game has ended.',
    zh: '该游戏已结束',
    my: 'Permainan ini telah tamat.',
  },
  gameFull: {
    en: 'All seats of this game are taken.',
    zh: '该游戏的席位已满',
    my: 'Semua kerusi dalam permainan ini telah diambil.',
  },
  seatTaken: {
    en: 'Another player has this seat. Choose a free one.',
    zh: '该席位已被其他玩家占用，请选择空席位',
    my: 'Pemain lain telah mengambil kerusi ini. Sila pilih kerusi yang kosong.',
  },
  gameNotBegun: {
    en: 'This game has not begun yet.',
    zh: '该游戏尚未开始',
    my: 'Permainan ini belum bermula.',
  },
  gamePaused: {
    en: 'Your teacher has paused this game. You can order when it continues.',
    zh: '老师已暂停该游戏，请在继续后再下单',
    my: 'Guru anda telah menjeda permainan ini. Buat pesanan apabila ia diteruskan.',
  },
  teamRun: {
    en: 'A team plays this run. Order at your own seat.',
    zh: '该实训由团队进行，请在自己的席位下单',
    my: 'Sesi ini dimainkan oleh satu pasukan. Buat pesanan di kerusi anda sendiri.',
  },
} as const satisfies Record<string, FullTexts>

/** Only the own pages of the student site show them. */
export const practiceModuleReasons = Object.keys(
  practiceReasons,
) as (keyof typeof practiceReasons)[]
