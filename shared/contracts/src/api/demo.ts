/** The password of every demo account. It is public: the README and `npm start` print it. */
export const demoPassword = 'pazar-demo';

/** The demo account with the most to see: a verified producer with products, lots and promotions. */
export const demoUsername = 'producer';
