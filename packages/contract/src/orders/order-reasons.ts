/** Why an order, a payment, a code or a refund is refused (07-orders.md). */
export const orderReasons = {
  unpaidExists: {
    en: 'You have an unpaid order for this course already.',
    zh: '您已有该课程的待支付订单',
    my: 'Anda sudah mempunyai pesanan belum bayar untuk kursus ini.',
  },
  courseOwned: {
    en: 'You have this course already.',
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
    en: 'Your coins do not reach for this order.',
    zh: '虚拟币余额不足',
    my: 'Baki syiling anda tidak mencukupi untuk pesanan ini.',
  },
  noOnlinePayment: {
    en: 'This school takes no payment online.',
    zh: '本校暂不支持在线支付',
    my: 'Sekolah ini tidak menerima bayaran dalam talian.',
  },
  providerSilent: {
    en: 'The payment service does not answer. Nothing was charged; please try again in a minute.',
    zh: '支付服务暂无响应，未产生扣款，请稍后再试',
    my: 'Perkhidmatan pembayaran tidak menjawab. Tiada caj dikenakan; sila cuba sebentar lagi.',
  },
  cancelFirst: {
    en: 'Cancel this order first; then it can be deleted.',
    zh: '请先取消订单，再删除',
    my: 'Batalkan pesanan ini dahulu, kemudian padam.',
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
    en: 'You have used this discount code already.',
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
    en: 'Too many wrong codes. Try again in a quarter of an hour.',
    zh: '错误次数过多，请 15 分钟后再试',
    my: 'Terlalu banyak kod yang salah. Cuba lagi selepas 15 minit.',
  },
  discountTaken: {
    en: 'Another discount code has these letters.',
    zh: '该优惠码已存在',
    my: 'Kod diskaun lain mempunyai huruf ini.',
  },
  percentTooHigh: {
    en: 'At most 100 percent.',
    zh: '不能超过 100%',
    my: 'Paling banyak 100 peratus.',
  },
  refundOver: {
    en: 'The days in which a refund may be asked for are over.',
    zh: '已超过可申请退款的期限',
    my: 'Tempoh untuk memohon bayaran balik telah tamat.',
  },
  refundTooMuch: {
    en: 'Together this would give back more than was paid. At most {{most}} is left.',
    zh: '退款总额不能超过已付金额，最多还可退 {{most}}',
    my: 'Jumlah ini melebihi bayaran yang diterima. Baki paling banyak {{most}}.',
  },
  creditOwn: {
    en: 'Somebody else has to approve what you asked for.',
    zh: '须由另一位工作人员审批您的申请',
    my: 'Permohonan anda perlu diluluskan oleh orang lain.',
  },
}
