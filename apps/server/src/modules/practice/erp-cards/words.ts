import type { FullTexts } from '@titian/contract'

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

/** Errors of a teacher's card, shown at its fields. */
export const unknownPartner: FullTexts = texts(
  'The card brings no partner with this code. Add it to the partners, or choose one of them.',
  '任务卡中没有使用此代码的往来单位，请先添加，或选择已有的一个',
  'Kad ini tidak membawa rakan niaga dengan kod ini. Tambahkannya, atau pilih yang sedia ada.',
)
export const unknownItem: FullTexts = texts(
  'The card brings no item with this code. Add it to the items, or choose one of them.',
  '任务卡中没有使用此代码的商品，请先添加，或选择已有的一个',
  'Kad ini tidak membawa barang dengan kod ini. Tambahkannya, atau pilih yang sedia ada.',
)
export const neverMet: FullTexts = texts(
  'No student can meet this statement: the partner has another role, the document has no such partner or lines, or the card itself brings something else. Change it.',
  '任何学员都无法满足此条：往来单位的类型不符、单据没有这样的往来单位或明细，或任务卡自带的资料与此不同，请修改',
  'Tiada pelajar boleh memenuhi pernyataan ini: rakan niaga mempunyai peranan lain, dokumen itu tiada rakan niaga atau baris sedemikian, atau kad ini sendiri membawa data lain. Sila ubah.',
)
export const repeatedCode: FullTexts = texts(
  'An entry above has the same code. Give each its own.',
  '上面已有条目使用相同代码，请分别设置',
  'Entri di atas mempunyai kod yang sama. Beri setiap satu kod sendiri.',
)

/**
 * PRC-197: the error of two statements that contradict each other. It is shown at both. `other` is
 * the number of the other statement, counted from 1 as in the form.
 */
export const contradicts = (other: number): FullTexts =>
  texts(
    `This and statement ${other} cannot both be true. Change or remove one of them.`,
    `此条与第 ${other} 条不能同时成立，请修改或删除其中一条`,
    `Pernyataan ini dan pernyataan ${other} tidak boleh benar serentak. Ubah atau buang salah satu.`,
  )

export const noCard: FullTexts = texts(
  'Choose at least one card.',
  '请至少选择一张任务卡',
  'Pilih sekurang-kurangnya satu kad.',
)
export const cardGone: FullTexts = texts(
  'One of these cards was removed. Choose again.',
  '其中一张任务卡已被删除，请重新选择',
  'Salah satu kad ini telah dibuang. Sila pilih semula.',
)

/**
 * PRC-216: two chosen cards cannot use one code for different things, because the student has one
 * set of books for all cards.
 */
export const sameCode = (code: string, title: string): FullTexts =>
  texts(
    `“${title}” uses the code ${code} for something that another chosen card describes otherwise. Choose only one of them, or give it another code in the card.`,
    `“${title}”中的代码 ${code} 在另一张所选任务卡中含义不同，请只选其中一张，或在任务卡中改用其他代码`,
    `“${title}” menggunakan kod ${code} untuk sesuatu yang diterangkan berbeza oleh kad lain yang dipilih. Pilih satu sahaja, atau beri kod lain dalam kad itu.`,
  )
