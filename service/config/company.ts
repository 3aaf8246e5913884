import shop from '../../store/merchant/shop.json';

const {name, legalName, address, phone, email, careHours, register, managingDirectors} = shop;

/** Who sends the mails and takes returns: settings of the merchant. */
export const COMPANY = {name, legalName, address, phone, email, careHours, register, managingDirectors};
