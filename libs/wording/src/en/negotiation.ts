/** What terminal and page both say of it. */
export const negotiation = {
  feedback: {
    accept: 'accept',
    negotiate: 'negotiate',
    withdraw: 'withdraw',
  },
};
