/** CALL-008: answers a picture and no envelope, hence not among the calls of the contract. */
export const apiPath = '/api/v1/baseVerify/getQrImage'
