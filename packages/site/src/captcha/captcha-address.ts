/** CALL-008, CALL-343: these answer a picture and a sound and no envelope, hence not among the calls of the contract. */
export const pictureAddress = '/api/v1/baseVerify/getQrImage'
export const soundAddress = '/api/v1/baseVerify/getQrSound'
