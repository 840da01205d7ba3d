import type { FullTexts } from '../wire/language.ts'

/**
 * The reasons why calls about an order, a payment, a code or a refund are refused (07-orders.md).
 */
export const ordersReasons = {
  unpaidExists: {
    en: 'You already have an unpaid order for this course.',
    zh: '您已有该课程的待支付订单',
    my: 'Anda sudah mempunyai pesanan yang belum dibayar untuk kursus ini.',
  },
  courseOwned: {
    en: 'You already have this course.',
    zh: '您已拥有该课程',
    my: 'Anda sudah memiliki kursus ini.',
  },
  notForSale: {
    en: 'This course is not for sale.',
    zh: '该课程不可购买',
    my: 'Kursus ini tidak dijual.',
  },
  sameKeyOtherOrder: {
    en: 'This form was sent before with other content. Please reload the page.',
    zh: '该表单已以不同内容提交过，请刷新页面',
    my: 'Borang ini telah dihantar dengan kandungan lain. Sila muat semula halaman.',
  },
  notEnoughCoins: {
    en: 'You do not have enough coins for this order.',
    zh: '虚拟币余额不足',
    my: 'Baki syiling anda tidak mencukupi untuk pesanan ini.',
  },
  noOnlinePayment: {
    en: 'This school does not take online payments.',
    zh: '本校暂不支持在线支付',
    my: 'Sekolah ini tidak menerima bayaran dalam talian.',
  },
  providerSilent: {
    en: 'The payment service does not answer. Nothing was charged; please try again in a minute.',
    zh: '支付服务暂无响应，未产生扣款，请稍后再试',
    my: 'Perkhidmatan pembayaran tidak menjawab. Tiada caj dikenakan; sila cuba sebentar lagi.',
  },
  invoiceUnpaid: {
    en: 'The invoice is available as soon as the order is paid.',
    zh: '订单支付后即可开具发票',
    my: 'Invois tersedia sebaik sahaja pesanan dibayar.',
  },
  orderDisputed: {
    en: 'A bank disputes this payment. Nothing can be refunded until that is decided.',
    zh: '该笔付款存在银行争议，处理完成前不能退款',
    my: 'Bank sedang mempertikaikan bayaran ini. Tiada bayaran balik sehingga perkara itu diputuskan.',
  },
  cancelFirst: {
    en: 'Cancel this order first; then you can hide it.',
    zh: '请先取消订单，再隐藏',
    my: 'Batalkan pesanan ini dahulu, kemudian sembunyikannya.',
  },
  refundOpen: {
    en: 'The refund or dispute of this order is still open. You can hide the order after that.',
    zh: '该订单的退款或争议尚未处理完，处理完后才能隐藏',
    my: 'Bayaran balik atau pertikaian pesanan ini belum selesai. Pesanan boleh disembunyikan selepas itu.',
  },
  discountUnknown: {
    en: 'This discount code is not valid.',
    zh: '优惠码无效',
    my: 'Kod diskaun ini tidak sah.',
  },
  discountOver: {
    en: 'This discount code has ended or has not begun yet.',
    zh: '优惠码已过期或尚未生效',
    my: 'Kod diskaun ini telah tamat atau belum bermula.',
  },
  discountUsedUp: {
    en: 'This discount code has been used up.',
    zh: '优惠码已用完',
    my: 'Kod diskaun ini telah habis digunakan.',
  },
  discountUsedByYou: {
    en: 'You have already used this discount code.',
    zh: '您已使用过该优惠码',
    my: 'Anda telah menggunakan kod diskaun ini.',
  },
  discountOtherCourse: {
    en: 'This discount code is not for this course.',
    zh: '该优惠码不适用于此课程',
    my: 'Kod diskaun ini bukan untuk kursus ini.',
  },
  discountTooLittle: {
    en: 'The price is too low for this discount code.',
    zh: '价格未达到该优惠码的使用条件',
    my: 'Harga terlalu rendah untuk kod diskaun ini.',
  },
  discountGuesses: {
    en: 'Too many wrong codes. Try again in 15 minutes.',
    zh: '错误次数过多，请 15 分钟后再试',
    my: 'Terlalu banyak kod yang salah. Cuba lagi selepas 15 minit.',
  },
  discountTaken: {
    en: 'Another discount code has these letters.',
    zh: '该优惠码已存在',
    my: 'Kod ini sudah digunakan oleh kod diskaun lain.',
  },
  percentTooHigh: {
    en: 'At most 100 percent.',
    zh: '不能超过 100%',
    my: 'Paling banyak 100 peratus.',
  },
  refundOver: {
    en: 'The time for asking for a refund is over.',
    zh: '已超过可申请退款的期限',
    my: 'Tempoh untuk memohon bayaran balik telah tamat.',
  },
  refundTooMuch: {
    en: 'This would refund more than was paid. At most {{most}} is left.',
    zh: '退款总额不能超过已付金额，最多还可退 {{most}}',
    my: 'Jumlah ini melebihi bayaran yang diterima. Baki paling banyak {{most}}.',
  },
  creditOwn: {
    en: 'Another staff member has to approve your request.',
    zh: '须由另一位工作人员审批您的申请',
    my: 'Permohonan anda perlu diluluskan oleh kakitangan lain.',
  },
  codeMistyped: {
    en: 'This code does not exist. Please check it for typing errors.',
    zh: '未找到该激活码，可能输入有误，请与卡片核对',
    my: 'Kod ini tidak wujud. Sila semak jika tersalah taip.',
  },
  codeNotValid: {
    en: 'This code is not valid at this school.',
    zh: '该激活码在本校无效',
    my: 'Kod ini tidak sah di sekolah ini.',
  },
  codeUsed: {
    en: 'This code has already been used.',
    zh: '激活码已被使用',
    my: 'Kod ini telah digunakan.',
  },
  codeNotYet: {
    en: 'This code cannot be used before its first day.',
    zh: '激活码尚未到生效日期',
    my: 'Kod ini belum boleh digunakan.',
  },
  codeExpired: {
    en: 'This code has expired.',
    zh: '激活码已过期',
    my: 'Kod ini telah tamat tempoh.',
  },
  codeLimit: {
    en: 'You have used the maximum number of codes of this kind.',
    zh: '您已达到此类激活码的使用上限',
    my: 'Anda telah mencapai had kod jenis ini bagi seorang.',
  },
  codeOtherClass: {
    en: 'This code is for another class.',
    zh: '该激活码仅限其他班级使用',
    my: 'Kod ini untuk kelas lain.',
  },
  codeRevoked: {
    en: 'This code was revoked. Please ask the person who gave it to you.',
    zh: '该激活码已作废，请联系发放人',
    my: 'Kod ini telah ditarik balik. Sila tanya pihak yang memberikannya.',
  },
  codeCaptcha: {
    en: 'Too many wrong codes. Please enter the characters in the picture as well.',
    zh: '错误次数过多，请同时输入图形验证码',
    my: 'Terlalu banyak kod yang salah. Sila masukkan juga kod gambar.',
  },
  codesSecond: {
    en: 'These are more coins than one person may give. Another staff member has to download the codes.',
    zh: '虚拟币总额超过单人发放上限，须由另一位工作人员下载',
    my: 'Jumlah syiling melebihi had seorang. Kakitangan lain perlu memuat turunnya.',
  },
  codesGone: {
    en: 'These codes have already been downloaded and are not kept here; revoke them and create new ones.',
    zh: '这些激活码已下载过，系统不再保存明文；如已遗失，请作废后重新生成',
    my: 'Kod ini telah dimuat turun dan tidak disimpan lagi; tarik balik dan buat yang baharu.',
  },
  codesRevoked: {
    en: 'All codes of this batch were revoked.',
    zh: '该批次的激活码已全部作废',
    my: 'Semua kod dalam kelompok ini telah ditarik balik.',
  },
  notForCodes: {
    en: 'Only approved courses of this school can be given by a code.',
    zh: '激活码只能兑换本校已审核通过的课程',
    my: 'Hanya kursus sekolah ini yang diluluskan boleh diberi melalui kod.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const ordersStaffReasons: readonly (keyof typeof ordersReasons)[] = [
  'discountTaken',
  'percentTooHigh',
  'refundTooMuch',
  'creditOwn',
  'codesSecond',
  'codesGone',
  'codesRevoked',
  'notForCodes',
]

/** Reasons that only order pages show. */
export const ordersModuleReasons: readonly (keyof typeof ordersReasons)[] = [
  'unpaidExists',
  'courseOwned',
  'notForSale',
  'sameKeyOtherOrder',
  'notEnoughCoins',
  'noOnlinePayment',
  'providerSilent',
  'cancelFirst',
  'discountUnknown',
  'discountOver',
  'discountUsedUp',
  'discountUsedByYou',
  'discountOtherCourse',
  'discountTooLittle',
  'discountGuesses',
  'refundOver',
  'codeMistyped',
  'codeNotValid',
  'codeUsed',
  'codeNotYet',
  'codeExpired',
  'codeLimit',
  'codeOtherClass',
  'codeRevoked',
  'codeCaptcha',
]
