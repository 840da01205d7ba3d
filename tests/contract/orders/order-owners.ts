import type { Owners, Rule } from '../rules/access-rules.ts'

/** ORD-013, ORD-020: a person does not find the order of another person. */
const onlyBuyer: Rule = {
  may: ['student'],
  stranger: 'orderNotFound',
  others: 'orderNotFound',
}

/** The permitted callers for orders. */
export const orderOwners = ({
  signedIn,
  signedInHere,
  onlyStaff,
}: Record<'signedIn' | 'signedInHere' | 'onlyStaff', Rule>): Owners['orders'] => ({
  orderOffer: signedInHere,
  orderList: signedIn,
  toOrderPay: onlyBuyer,
  orderDetail: onlyBuyer,
  orderInvoice: onlyBuyer,
  orderSuccess: onlyBuyer,
  deleteOrder: onlyBuyer,
  showOrder: onlyBuyer,
  checkDiscountsCode: signedInHere,
  checkOrderPayExist: signedInHere,
  createCourseOrder: signedInHere,
  cancelOrder: onlyBuyer,
  requestRefund: onlyBuyer,
  continuePayType: onlyBuyer,
  balancePay: onlyBuyer,
  virtualBalance: signedIn,
  virtualRecordList: signedIn,
  searchOrders: onlyStaff,
  staffOrder: onlyStaff,
  noteOrder: onlyStaff,
  staffInvoice: onlyStaff,
  decideRefund: onlyStaff,
  refundOrder: onlyStaff,
  decideHeld: onlyStaff,
  exportOrders: onlyStaff,
  moneyReport: onlyStaff,
  exportMoneyReport: onlyStaff,
  listDiscountCodes: onlyStaff,
  saveDiscountCode: onlyStaff,
  creditCoins: onlyStaff,
  listCoinCredits: onlyStaff,
  /**
   * ORD-052: in the sample the school's staff have requested the credit of coins, and another
   * person must decide about it.
   */
  decideCoinCredit: { may: ['platformAdmin'] },
  getPaymentSettings: onlyStaff,
  savePaymentSettings: onlyStaff,
  redeemActivationCode: { ...signedInHere, stranger: 'requestFailed' },
  courseActivateList: signedIn,
  listCodeBatches: onlyStaff,
  makeCodeBatch: onlyStaff,
  downloadCodes: onlyStaff,
  getCodeBatch: onlyStaff,
  listBatchCodes: onlyStaff,
  revokeCodes: onlyStaff,
})
