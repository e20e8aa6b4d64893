import type { negotiation as En } from '../en/negotiation.js';
import type { Translation } from '../translation.js';

export const negotiation: Translation<typeof En> = {
  feedback: {
    accept: '接受',
    negotiate: '协商',
    withdraw: '退出',
  },
};
