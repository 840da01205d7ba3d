import { sentencesOf } from './text.ts'

/** A sentence that asks for praise, or offers something for a review or for taking one back. */
const requests: readonly RegExp[] = [
  /\b(leave|give|write|post|rate|submit|share|appreciate)\b.{0,40}\b((5|five)[ -]?stars?|(positive|good|great|nice|perfect) (review|rating|feedback|comment))/u,
  /\b(change|update|remove|delete|edit|withdraw|raise)\b.{0,30}\b(review|rating|feedback|comment|stars?)\b/u,
  /\b(gift|refund|voucher|coupon|cash ?back|discount|money)\b.{0,40}\b(review|rating|feedback|stars?)\b/u,
  /\b(review|rating|feedback|stars?)\b.{0,40}\b(gift|refund|voucher|coupon|cash ?back|discount|money)\b/u,
  /(给|留|求|写|打|发|麻烦|请|帮|赏|期待).{0,14}(五星|5 ?星|好评)/u,
  /(改|删|撤|去掉|追加).{0,8}(评价|评论|差评|评分)/u,
  /(返现|红包|礼品|赠品|优惠券|退款).{0,14}(评价|评论|好评|五星|5 ?星)/u,
  /(评价|评论|好评|五星|5 ?星).{0,14}(返现|红包|礼品|赠品|优惠券|退款)/u,
  /\b(beri|berikan|bagi|tinggalkan|tulis|tuliskan|sila|tolong|mohon|harap)\b.{0,40}\b((5|lima) bintang|(ulasan|penilaian|komen) (positif|baik|bagus))/u,
  /\b(ubah|tukar|padam|buang|tarik balik|kemas kini)\b.{0,30}\b(ulasan|penilaian|komen|bintang)\b/u,
  /\b(hadiah|baucar|diskaun|bayaran balik|wang)\b.{0,40}\b(ulasan|penilaian|bintang)\b/u,
  /\b(ulasan|penilaian|bintang)\b.{0,40}\b(hadiah|baucar|diskaun|bayaran balik|wang)\b/u,
]

/** A sentence in which the shop states its own rule is no request. */
const refusal = /\b(never|not|don't|cannot|tidak|bukan)\b|不会|不能|绝不|从不/u

/**
 * Whether a text asks for a positive review, in English, Chinese or Malay. A text that only thanks
 * for a review is no request.
 */
export const asksForPraise = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) => requests.some((request) => request.test(sentence)) && !refusal.test(sentence),
  )
