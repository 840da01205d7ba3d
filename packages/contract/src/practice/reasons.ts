import type { FullTexts } from '../wire/language.ts'

/** Why a call about a practice is refused. */
export const practiceReasons = {
  runChanged: {
    en: 'This run has moved on since you opened it, perhaps in another tab. Check the desk again.',
    zh: '该实训在您打开后已有进展，可能在其他标签页中操作过，请重新查看',
    my: 'Sesi ini telah diteruskan sejak anda membukanya, mungkin di tab lain. Sila semak semula.',
  },
  runOver: {
    en: 'This run has ended and takes no more decisions.',
    zh: '该实训已结束，不再接受新的决策',
    my: 'Sesi ini telah tamat dan tidak lagi menerima keputusan.',
  },
  dayFull: {
    en: 'You have decided 400 times on this day. End the day to continue.',
    zh: '您今天已作出 400 次决策，请先结束当天再继续',
    my: 'Anda telah membuat 400 keputusan pada hari ini. Tamatkan hari ini untuk meneruskan.',
  },
  runNotOver: {
    en: 'The review opens when the run has ended.',
    zh: '实训结束后才能查看复盘',
    my: 'Imbas kembali dibuka apabila sesi ini tamat.',
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
    my: 'Semua peranan dalam permainan ini telah diambil.',
  },
  seatTaken: {
    en: 'Another player has this seat. Choose a free one.',
    zh: '该席位已被其他玩家占用，请选择空席位',
    my: 'Pemain lain telah mengambil peranan ini. Sila pilih peranan lain.',
  },
  gameNotBegun: {
    en: 'This game has not begun yet.',
    zh: '该游戏尚未开始',
    my: 'Permainan ini belum bermula.',
  },
  gamePaused: {
    en: 'Your teacher has paused this game. You can order when it continues.',
    zh: '教师已暂停该游戏，请在继续后再下单',
    my: 'Guru anda telah menjeda permainan ini. Buat pesanan apabila ia diteruskan.',
  },
  gameOnHold: {
    en: 'This game is paused. Continue it first.',
    zh: '该游戏已暂停，请先继续游戏',
    my: 'Permainan ini dijeda. Sila teruskan dahulu.',
  },
  teamRun: {
    en: 'A team plays this run. Order at your own seat.',
    zh: '该实训由团队进行，请在自己的席位下单',
    my: 'Sesi ini dimainkan oleh satu pasukan. Buat pesanan dalam peranan anda sendiri.',
  },
  debriefNotYet: {
    en: 'You can answer when the run has ended.',
    zh: '实训结束后才能作答',
    my: 'Anda boleh menjawab apabila sesi ini tamat.',
  },
  debriefLocked: {
    en: 'These answers are being rated and can no longer be changed.',
    zh: '这些回答已进入评分，不能再修改',
    my: 'Jawapan ini sedang dinilai dan tidak boleh diubah lagi.',
  },
  assignmentNotOpen: {
    en: 'This practice has not opened yet.',
    zh: '该实训尚未开放',
    my: 'Amali ini belum dibuka.',
  },
  assignmentOver: {
    en: 'The due date of this practice has passed.',
    zh: '该实训已过截止时间',
    my: 'Tarikh akhir amali ini telah berlalu.',
  },
  noAttemptLeft: {
    en: 'You have used all attempts of this practice.',
    zh: '该实训的次数已用完',
    my: 'Anda telah menggunakan semua percubaan amali ini.',
  },
  teamNeeded: {
    en: 'This practice is played by a team.',
    zh: '该实训须以团队形式进行',
    my: 'Amali ini dijalankan secara berpasukan.',
  },
  notByTeam: {
    en: 'Your teacher has changed this practice: each student plays it alone. Open its page again.',
    zh: '教师已修改该实训，现由每位学员单独进行，请重新打开页面',
    my: 'Guru anda telah mengubah amali ini: setiap pelajar melakukannya sendiri. Buka halamannya semula.',
  },
  gameOfCourse: {
    en: 'This game belongs to a course or training that you have not joined.',
    zh: '该游戏属于您未加入的课程或培训',
    my: 'Permainan ini milik kursus atau latihan yang belum anda sertai.',
  },
  weightsNot100: {
    en: 'The weights of all parts must add up to 100.',
    zh: '各部分权重之和必须为 100',
    my: 'Jumlah wajaran semua bahagian mestilah 100.',
  },
  frozenByRuns: {
    en: 'A student has begun, so this can no longer be changed.',
    zh: '已有学员开始实训，此项不能再修改',
    my: 'Seorang pelajar telah bermula, jadi ini tidak boleh diubah lagi.',
  },
  attemptsUsed: {
    en: 'A student has already used more attempts than this.',
    zh: '已有学员使用的次数超过此数',
    my: 'Seorang pelajar telah menggunakan lebih banyak percubaan daripada ini.',
  },
  dueNotLater: {
    en: 'The student’s due date must be later than the one for all.',
    zh: '个人截止时间必须晚于统一截止时间',
    my: 'Tarikh akhir pelajar mestilah lebih lewat daripada tarikh akhir semua.',
  },
  runsBegun: {
    en: 'A student has begun this practice, so it cannot be deleted.',
    zh: '已有学员开始该实训，不能删除',
    my: 'Seorang pelajar telah memulakan amali ini, jadi ia tidak boleh dipadam.',
  },
  playgroundsFull: {
    en: 'You have 5 saved playgrounds. Remove one before you save another.',
    zh: '您已保存 5 个方案，请先删除一个再保存新的',
    my: 'Anda menyimpan 5 ruang cuba. Buang satu sebelum menyimpan yang lain.',
  },
  playgroundGone: {
    en: 'This playground was removed, perhaps in another tab. Save it as a new one.',
    zh: '此方案已被删除，可能在其他标签页中操作过，请另存为新的方案',
    my: 'Ruang cuba ini telah dibuang, mungkin di tab lain. Simpan sebagai yang baharu.',
  },
  olderEngine: {
    en: 'This playground was made with an earlier version of the marketplace. You can look at it, but not change or copy it. Begin a new one.',
    zh: '此方案由较早版本的虚拟商城创建，只能查看，不能修改或复制，请新建一个方案',
    my: 'Ruang cuba ini dibuat dengan versi pasar maya yang lebih awal. Anda boleh melihatnya, tetapi tidak boleh mengubah atau menyalinnya. Mulakan yang baharu.',
  },
  forkGone: {
    en: 'You do not have the playground from which this one was copied.',
    zh: '此方案所复制的原方案已不在您的方案中',
    my: 'Ruang cuba asal bagi salinan ini tiada antara ruang cuba anda.',
  },
  playgroundTooLarge: {
    en: 'This playground is too large to be saved: at most 256 kB.',
    zh: '此方案过大，无法保存，最多 256 kB',
    my: 'Ruang cuba ini terlalu besar untuk disimpan: paling banyak 256 kB.',
  },
  eventHappened: {
    en: 'This event has already happened in the run of a student, so it can no longer be withdrawn.',
    zh: '该事件已在学员的实训中发生，不能再撤回',
    my: 'Peristiwa ini sudah berlaku dalam sesi seorang pelajar, jadi ia tidak boleh ditarik balik lagi.',
  },
  eventPast: {
    en: 'Every run is past this day, and no other can begin. Choose a later day.',
    zh: '所有实训都已过了这一天，也不会再有新的实训开始，请选择更晚的一天',
    my: 'Semua sesi sudah melepasi hari ini, dan tiada sesi lain boleh bermula. Pilih hari yang lebih lewat.',
  },
  eventThere: {
    en: 'This event is already set for that day, with another length. Withdraw it first.',
    zh: '该事件已设在这一天，但持续天数不同，请先撤回',
    my: 'Peristiwa ini sudah ditetapkan pada hari itu dengan tempoh lain. Tarik balik dahulu.',
  },
  tooManyEvents: {
    en: 'This practice has 30 events. Withdraw one before you set another.',
    zh: '该实训已设 30 个事件，请先撤回其中一个再添加',
    my: 'Amali ini mempunyai 30 peristiwa. Tarik balik satu sebelum menetapkan yang lain.',
  },
  salesImported: {
    en: 'The sales of this shop are already in your books. Each shop can be imported once.',
    zh: '该店铺的销售已导入您的账簿，每个店铺只能导入一次',
    my: 'Jualan kedai ini sudah ada dalam buku anda. Setiap kedai hanya boleh diimport sekali.',
  },
  nothingSold: {
    en: 'This shop has not sold anything yet. Play it until the first sales, or choose another one.',
    zh: '该店铺尚无销售，请先经营到有销售为止，或选择其他店铺',
    my: 'Kedai ini belum menjual apa-apa. Mainkan sehingga ada jualan pertama, atau pilih kedai lain.',
  },
  noTeamYet: {
    en: 'No team has ended a game yet. Begin with new teams, or wait until a game has ended.',
    zh: '还没有团队完成游戏，请选择重新组队，或等待游戏结束',
    my: 'Belum ada pasukan yang menamatkan permainan. Mulakan dengan pasukan baharu, atau tunggu sehingga satu permainan tamat.',
  },
  teamsPlaying: {
    en: 'Some teams have not ended their game. Decide whether to wait for them or to leave them out.',
    zh: '有团队尚未完成游戏，请选择等待或不纳入这些团队',
    my: 'Ada pasukan yang belum menamatkan permainan. Pilih sama ada menunggu atau meninggalkan mereka.',
  },
  cardNotBegun: {
    en: 'The student has not started this card, so there is nothing to restart.',
    zh: '学员尚未开始这张任务卡，无需重置',
    my: 'Pelajar belum memulakan kad ini, jadi tiada apa-apa yang perlu ditetapkan semula.',
  },
  cardInUse: {
    en: 'Documents outside this card depend on it or have used its goods. The student has to cancel them before the card can be restarted.',
    zh: '此任务卡以外的单据以它为依据，或已使用其中的货物，须先由学员取消这些单据才能重置',
    my: 'Dokumen di luar kad ini bergantung padanya atau telah menggunakan barangnya. Pelajar perlu membatalkannya sebelum kad ini boleh ditetapkan semula.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const practiceStaffReasons = [
  'weightsNot100',
  'frozenByRuns',
  'attemptsUsed',
  'dueNotLater',
  'runsBegun',
  'gameOnHold',
  'noTeamYet',
  'eventHappened',
  'eventPast',
  'eventThere',
  'tooManyEvents',
  'teamsPlaying',
  'cardNotBegun',
  'cardInUse',
] as const satisfies readonly (keyof typeof practiceReasons)[]

const isForStaff = (name: string) => practiceStaffReasons.some((one) => one === name)

/** Reasons that only the practice pages of the student site show. */
export const practiceModuleReasons = (
  Object.keys(practiceReasons) as (keyof typeof practiceReasons)[]
).filter((name) => !isForStaff(name))
